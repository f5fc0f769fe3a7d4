/** Gives the id of the nth thing that the marketplace makes; the same every time. */
export type IdSource = (serial: number) => string;

/** 24 hexadecimal characters, apart from those of any seed that does not begin with 'fa'. */
export const sequentialIds: IdSource = (serial) => `fa${serial.toString(16).padStart(22, '0')}`;
