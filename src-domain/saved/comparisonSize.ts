export const minToCompare = 2;
/** More columns would be hard to compare. */
export const maxToCompare = 4;
