import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from '#domain/shared/problems/withoutPersonalData.ts';

describe('a text without personal data', () => {
  it.each([
    ['No account nusrat.jahan@example.com here', 'No account [e-mail] here'],
    ['GET /users/admin/nusrat+x@shop.example.co failed', 'GET /users/admin/[e-mail] failed'],
    ['GET /users/admin/nusrat%40example.com', 'GET /users/admin/[e-mail]'],
    ['mail:নুসরাত@দোকান.বাংলা.', 'mail:[e-mail].'],
    ['call +880 1711-223 344 or 01711223344', 'call [number] or [number]'],
    ['call ০১৭১১ ২২৩৩৪৪!', 'call [number]!'],
    ['https://shop.example/login?from=/dashboard&e=a at', 'https://shop.example/login at'],
    ['at /payment/1?x=y#z', 'at /payment/1'],
    ['at /a#access_token=1', 'at /a'],
    ['pi_3Nx_secret_ab12CD is used', '[secret] is used'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJlIjoxfQ.c2ln', 'token [token]'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['GET /booking/64b0c0ffee00000000000201', 'GET /booking/[id]'],
    ['of 000000000000000000000201', 'of [number]'],
  ])('[G-OBS-1] of “%s” is “%s”', (text, scrubbed) => {
    expect(withoutPersonalData(text)).toBe(scrubbed);
  });

  it.each([
    'TypeError: rows is not iterable',
    'at read (https://shop.example/assets/main.7e61cfeb.js:1:1234567)',
    'read@https://shop.example/assets/main.7e61cfeb.js:1:12345',
    'Is it? No (yes)',
    'recursivelyTraversePassiveMountEffects',
    'price 25,100 to 55,500',
  ])('leaves “%s” unchanged', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('reads only the beginning of an endless text', () => {
    expect(withoutPersonalData('/a'.repeat(50_000))).toHaveLength(4000);
  });
});
