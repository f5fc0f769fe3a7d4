import { describe, expect, it } from 'vitest';
import { foldedWords } from '#domain/shared/foldedWords.ts';

describe('[G-SEARCH-1] the words of a typed text', () => {
  it.each([
    ['', []],
    [' \n ', []],
    ['book', ['book']],
    ['  Book \t ÉLITE ', ['book', 'elite']],
  ])('of %j are %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });
});
