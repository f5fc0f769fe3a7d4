/** The id of the nth item that the marketplace creates: 24 hexadecimal characters that begin with 'fa', unlike a seed's. */
export function nthId(serial: number): string {
  return `fa${serial.toString(16).padStart(22, '0')}`;
}
