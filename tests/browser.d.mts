export function foundBrowser(): string | null;
export function browserPath(): string | null;
export const noBrowser: string;
