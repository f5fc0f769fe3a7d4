const numberPattern = /\d{1,3}(?:,\d{2,3}){0,2},\d{3}(?!,?\d|\p{L})|\d+\.\d+/uy;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

const inAsciiWord = Uint8Array.from({ length: 128 }, (_, code) => (/[a-z\d]/.test(String.fromCharCode(code)) ? 1 : 0));

/** The length in UTF-16 units of the word character at this place; 0 if there is none. */
function wordUnits(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code < 128) return inAsciiWord[code] ?? 0;
  const character = String.fromCodePoint(text.codePointAt(place) ?? 32);
  return wordCharacter.test(character) ? character.length : 0;
}

export function isDigit(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return code >= 48 && code <= 57;
}

function endOfToken(text: string, start: number): number {
  if (isDigit(text, start)) {
    numberPattern.lastIndex = start;
    if (numberPattern.test(text)) return numberPattern.lastIndex;
  }
  let end = start;
  for (let units = wordUnits(text, end); end < text.length && units > 0; units = wordUnits(text, end)) end += units;
  return end;
}

export type TokenVisitor = (token: string, hyphenBefore: boolean) => void;

/**
 * The tokens of a folded text: runs of letters and digits; numbers keep their decimals and the commas between thousands
 * or lakhs. Written by hand without an object for each token, because a whole catalogue passes through here.
 */
export function eachToken(text: string, visit: TokenVisitor): void {
  let lastEnd = -1;
  for (let place = 0; place < text.length;) {
    const end = endOfToken(text, place);
    if (end === place) {
      place += 1;
      continue;
    }
    visit(text.slice(place, end), place === lastEnd + 1 && text[lastEnd] === '-');
    lastEnd = end;
    place = end;
  }
}
