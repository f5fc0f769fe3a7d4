/** A text's beginning, at most so long. A character that the end would halve is left out. */
export function upTo(length: number, text: string): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
