import * as fc from 'fast-check';

const [beforeSurrogates, surrogates, highest] = [0xd7ff, 0x800, 0x10ffff];

/**
 * Any character of Unicode, like the unit 'binary' of fast-check. That lists a million characters, which takes half a
 * second, to find strings such as __proto__ among them; this computes the place of each.
 */
export const anyCharacter = fc.integer({ min: 0, max: highest - surrogates }).map(
  (place) => String.fromCodePoint(place > beforeSurrogates ? place + surrogates : place),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('Not one character.');
    return code > beforeSurrogates ? code - surrogates : code;
  },
);
