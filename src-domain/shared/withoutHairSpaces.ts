/** A text as it was sent: where it is read, hair spaces break it up if it is long. */
export function withoutHairSpaces(text: string): string {
  return text.replaceAll('\u200a', '');
}
