/** Answers the id of the nth item that the marketplace creates, always the same. */
export type IdSource = (serial: number) => string;

/** 24 hexadecimal characters that begin with 'fa', unlike a seed's ids. */
export const sequentialIds: IdSource = (serial) => `fa${serial.toString(16).padStart(22, '0')}`;
