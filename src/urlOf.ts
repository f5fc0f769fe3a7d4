/** Parses an address; null if it is invalid. The oldest supported browsers lack `URL.canParse`. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
