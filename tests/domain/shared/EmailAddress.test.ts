import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailPattern, normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import { runs } from '../../builders/runs.ts';

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'ayesha.rahman@example.com',
    'ayesha+resale@mail.example.com.bd',
    "o'neil@example.com",
    'আয়েশা@উদাহরণ.বাংলা',
    `${'x'.repeat(64)}@example.com`,
    '  ayesha@example.com\t',
    '\u202aayesha@\u200bexample.com\u202c',
  ])('may be %j', (email) => {
    expect(emailPattern.test(email)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'ayesha',
    '@example.com',
    'ayesha@',
    'ayesha@example',
    'ayesha@example.c',
    'ayesha@.com',
    'ayesha@example..com',
    'ayesha@example.com.',
    'ayesha@@example.com',
    'ayesha@home@example.com',
    'ayesha rahman@example.com',
    'ayesha@exam ple.com',
    'Ayesha <ayesha@example.com>',
    'ayesha@example.com, selim@example.com',
    `${'x'.repeat(65)}@example.com`,
  ])('may not be %j', (email) => {
    expect(emailPattern.test(email)).toBe(false);
  });

  it('is checked quickly, however long it is', () => {
    const hostile = `a@${'a.'.repeat(20_000)}`;
    const began = performance.now();
    expect(emailPattern.test(hostile)).toBe(false);
    expect(performance.now() - began).toBeLessThan(200);
  });

  it.each([
    'ayesha@example.com',
    'Ayesha@Example.COM',
    ' ayesha@example.com ',
    '\tAYESHA@example.com\n',
    '\u202aayesha@\u200bexample.com\u202c',
  ])('is the same mailbox when it is written %j', (spelling) => {
    expect(normaliseEmail(spelling)).toBe('ayesha@example.com');
    expect(sameEmail(spelling, 'ayesha@example.com')).toBe(true);
    expect(sameEmail('ayesha@example.com', spelling)).toBe(true);
  });

  it('is another mailbox when it differs otherwise', () => {
    expect(sameEmail('ayesha@example.com', 'ayesha@example.org')).toBe(false);
    expect(sameEmail('a.yesha@example.com', 'ayesha@example.com')).toBe(false);
  });

  it('is unchanged when normalised twice', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email));
      }),
      runs,
    );
  });
});
