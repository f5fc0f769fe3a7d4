/** The marketplace's ids have 24 hexadecimal characters. Any other id in a link is a typing error. */
export function isId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
