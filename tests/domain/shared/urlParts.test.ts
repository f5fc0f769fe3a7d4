import { describe, expect, it } from 'vitest';
import { pathPart, searchPart } from '#domain/shared/urlParts.ts';

describe('[G-SEC-1] a part of a URL', () => {
  it('stays one part, whatever it contains', () => {
    expect(pathPart('a/b?c#d')).toBe('a%2Fb%3Fc%23d');
    expect(searchPart('a&b=c+d')).toBe('a%26b%3Dc%2Bd');
    expect(pathPart('😀')).toBe('%F0%9F%98%80');
  });

  it('replaces half a character, which cannot be encoded', () => {
    expect(searchPart('a\ud83d')).toBe('a%EF%BF%BD');
    expect(pathPart('\udcf7b')).toBe('%EF%BF%BDb');
  });

  it.each(['.', '..'])('of a path does not leave the path: %j', (text) => {
    expect(pathPart(text)).toBe('%EF%BF%BD');
    expect(searchPart(text)).toBe(text);
  });

  it.each(['...', '.a', 'a.', 'a..', '..a'])('of a path may have dots: %j', (text) => {
    expect(pathPart(text)).toBe(text);
  });
});
