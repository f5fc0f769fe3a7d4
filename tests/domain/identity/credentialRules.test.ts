import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  logInRules,
  passwordParts,
  passwordSymbols,
  resetPasswordRules,
  signUpRules,
} from '#domain/identity/credentialRules.ts';
import { checkField, checkRules } from '#domain/shared/rules.ts';
import { aSignUpForm } from '../../builders/aSignUpForm.ts';
import { runs } from '../../builders/runs.ts';

const empty = ['', ' ', '\t\n', undefined];

describe('[S-LOGIN-2] logging in', () => {
  it.each(empty)('asks for an e-mail in place of %j', (email) => {
    expect(checkRules(logInRules, { email, password: 'x' })).toEqual({ email: 'log-in/email-required' });
  });

  it.each(empty)('asks for a password in place of %j', (password) => {
    expect(checkRules(logInRules, { email: 'ayesha@example.com', password })).toEqual({
      password: 'log-in/password-required',
    });
  });

  it('asks for both at once', () => {
    expect(checkRules(logInRules, {})).toEqual({
      email: 'log-in/email-required',
      password: 'log-in/password-required',
    });
  });

  it('leaves it to the provider whether they are right', () => {
    expect(checkRules(logInRules, { email: 'no address', password: 'x' })).toEqual({});
  });
});

describe('[S-SIGNUP-2] signing up', () => {
  it('accepts a form that is filled in correctly', () => {
    expect(checkRules(signUpRules, aSignUpForm())).toEqual({});
    expect(checkRules(signUpRules, aSignUpForm({ type: 'seller' }))).toEqual({});
  });

  it('names every empty field', () => {
    expect(checkRules(signUpRules, {})).toEqual({
      name: 'sign-up/name-required',
      email: 'sign-up/email-invalid',
      type: 'sign-up/type-required',
      password: 'sign-up/password-too-short',
    });
  });

  it.each(empty)('asks for a name in place of %j', (name) => {
    expect(checkField(signUpRules.name, name)).toBe('sign-up/name-required');
  });

  it.each([
    ['a', undefined],
    ['x'.repeat(20), undefined],
    ['x'.repeat(21), 'sign-up/name-too-long'],
    [`  Rahim Uddin${' '.repeat(20)}`, undefined],
    ['📱'.repeat(20), undefined],
    ['📱'.repeat(21), 'sign-up/name-too-long'],
    ['আয়েশা রহমান', undefined],
    ['মোহাম্মদ রফিকুল ইসলাম', undefined],
    [`মোহাম্মদ ${'রফিকুল '.repeat(4)}`, 'sign-up/name-too-long'],
    [`x${'\u0301'.repeat(60)}`, 'sign-up/name-too-long'],
  ])('answers for the name %j: %j', (name, code) => {
    expect(checkField(signUpRules.name, name)).toBe(code);
  });

  it('accepts any name of up to 20 code points that is not blank', () => {
    const characters = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { minLength: 1, maxLength: 20 });
    const name = characters.map((points) => String.fromCodePoint(...points)).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, (text) => checkField(signUpRules.name, text) === undefined),
      runs,
    );
  });

  it.each([...empty, 'ayesha', 'ayesha@example', '@example.com', 'ayesha rahman@example.com'])(
    'asks for a valid e-mail in place of %j',
    (email) => {
      expect(checkField(signUpRules.email, email)).toBe('sign-up/email-invalid');
    },
  );

  it.each([...empty, 'admin', 'Buyer', 'buyer ', 'toString'])('asks for a type in place of %j', (type) => {
    expect(checkField(signUpRules.type, type)).toBe('sign-up/type-required');
  });
});

describe('[S-SIGNUP-3] a password', () => {
  const judged = (password: string | undefined) => checkField(signUpRules.password, password);

  it.each(['', undefined, 'a', 'a1!aa', '📱📱📱📱📱'])('of less than 6 characters is too short: %j', (password) => {
    expect(judged(password)).toBe('sign-up/password-too-short');
  });

  it.each(['a1!aaa', 'a1!aaaa'])('of 6 or 7 characters is long enough but not strong: %j', (password) => {
    expect(judged(password)).toBe('sign-up/password-weak');
  });

  it.each(['a1!aaaaa', 'A1!AAAAA', '1234567a!', `a1!${'a'.repeat(500)}`])('may be %j', (password) => {
    expect(judged(password)).toBeUndefined();
  });

  it('may contain any of @$!%*#?&', () => {
    expect([...'@$!%*#?&'].filter((symbol) => judged(`passw0rd${symbol}`) !== undefined)).toEqual([]);
    expect([...passwordSymbols].toSorted()).toEqual([...'@$!%*#?&'].toSorted());
  });

  it.each([
    ' ',
    '-',
    '^',
    '_',
    '.',
    '+',
    '/',
    '"',
    "'",
    '\\',
    '<',
    '~',
    '\t',
    '\n',
    'é',
    'ß',
    'আ',
    '১',
    '📱',
    '\u0000',
  ])('may not contain %j anywhere', (character) => {
    expect(judged(`${character}passw0rd!`)).toBe('sign-up/password-weak');
    expect(judged(`passw${character}0rd!`)).toBe('sign-up/password-weak');
    expect(judged(`passw0rd!${character}`)).toBe('sign-up/password-weak');
  });

  it.each([
    ['a letter', '12345678!'],
    ['a digit', 'password!'],
    ['a symbol', 'passw0rdd'],
    ['any of them but blanks', '        '],
  ])('is weak without %s', (_lacking, password) => {
    expect(judged(password)).toBe('sign-up/password-weak');
  });

  it('is accepted exactly when it has every required part', () => {
    const character = fc.constantFrom(...'abzABZ0189', ...passwordSymbols, ' ', '-', 'é');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (password) => {
        const strong =
          password.length >= 8 &&
          /[A-Za-z]/.test(password) &&
          /[0-9]/.test(password) &&
          [...passwordSymbols].some((symbol) => password.includes(symbol)) &&
          ![' ', '-', 'é'].some((forbidden) => password.includes(forbidden));
        expect(judged(password) === undefined).toBe(strong);
      }),
      { ...runs, numRuns: 200 },
    );
  });
});

describe('[S-SIGNUP-3] the parts of a strong password', () => {
  const met = (password: string) =>
    Object.entries(passwordParts).flatMap(([part, rule]) => (checkField([rule], password) === undefined ? [part] : []));

  it.each([
    ['', ['nothingElse']],
    ['12345678', ['length', 'digit', 'nothingElse']],
    ['abc', ['letter', 'nothingElse']],
    ['&', ['symbol', 'nothingElse']],
    ['passw0rd ', ['length', 'letter', 'digit']],
    ['passw0rd!', ['length', 'letter', 'digit', 'symbol', 'nothingElse']],
  ])('that %j meets', (password, parts) => {
    expect(met(password)).toEqual(parts);
  });
});

describe('[G-AUTH-1] resetting a password', () => {
  it.each([...empty, 'ayesha', 'ayesha@example'])('asks for a valid e-mail in place of %j', (email) => {
    expect(checkRules(resetPasswordRules, { email })).toEqual({ email: 'reset-password/email-invalid' });
  });

  it('accepts an address, with or without surrounding blanks', () => {
    expect(checkRules(resetPasswordRules, { email: ' ayesha@example.com ' })).toEqual({});
  });
});
