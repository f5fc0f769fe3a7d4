import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginHref, originOf, safePath, signUpHref } from '#ui/context/rememberedOrigin.ts';

const hostile = [
  '//evil.example',
  '/\\evil',
  '\\\\evil.example',
  'https:evil',
  'https://evil.example/',
  '/..//evil.com',
  '/.//evil.com',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\u0000b',
  '/dash\tboard',
  '/a\u007Fb',
  '\u0009//evil.example',
  ' //evil.example',
  '',
  'dashboard',
  '@evil',
];

describe('the remembered origin', () => {
  it.each(hostile)('[S-GUARD-2] is Home instead of %j', (path) => {
    expect(safePath(path)).toBe('/');
    expect(originOf(`?from=${encodeURIComponent(path)}`)).toBe('/');
  });

  it.each([
    '/',
    '/dashboard',
    '/categories/HP%20%26%20Co',
    '/allproducts?q=a%2Fb&sort=price#top',
    '/dashboard/payment/1',
  ])('is %s if that is a path of this site', (path) => expect(safePath(path)).toBe(path));

  it.each(['/login', '/signup', '/login?from=/login', '/signup/', '/Login'])(
    'is never the login or the sign-up itself: %s',
    (path) => {
      expect(originOf(`?from=${encodeURIComponent(path)}`)).toBe('/');
    },
  );

  it('keeps all of an address with a question mark in its search', () => {
    const origin = '/allproducts?q=is+it+ok?&category=Phones';
    expect(originOf(loginHref(origin).slice('/login'.length))).toBe(origin);
  });

  it('stays on this site for any address', () => {
    const part = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2F',
      '%5C',
      'evil.example',
      'https',
      '\t',
      '\n',
      'a',
    );
    assert(
      property(array(part, { maxLength: 8 }), (parts) => {
        const url = new URL(safePath(parts.join('')), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 500, seed: 28_022_023 },
    );
  });

  it('survives being written into an address and read back', () => {
    const origin = '/categories/HP?sort=price&place=Old%20Dhaka';
    expect(originOf(new URL(loginHref(origin), 'https://shop.example').search)).toBe(origin);
    expect(originOf(new URL(signUpHref(origin), 'https://shop.example').search)).toBe(origin);
    expect([loginHref('/'), signUpHref('/')]).toEqual(['/login', '/signup']);
  });
});
