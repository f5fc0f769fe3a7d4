import { describe, expect, it } from 'vitest';
import { upTo } from '#domain/shared/upTo.ts';

describe('the beginning of a text', () => {
  it.each([
    [3, 'abcd', 'abc'],
    [4, 'abc', 'abc'],
    [3, '📱ab', '📱a'],
    [3, 'ab📱', 'ab'],
    [4, 'ab📱', 'ab📱'],
  ])('of at most %i units of %j is %j, without half a character', (length, text, beginning) => {
    expect(upTo(length, text)).toBe(beginning);
  });
});
