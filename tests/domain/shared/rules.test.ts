import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingRules } from '#domain/booking/bookingRules.ts';
import { logInRules, resetPasswordRules, signUpRules } from '#domain/identity/credentialRules.ts';
import { type FormRules, type Rule, checkField, checkRules, isRequired, lastDay } from '#domain/shared/rules.ts';
import { rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { runs } from '../../builders/runs.ts';

const required: Rule<'missing'> = { kind: 'required', code: 'missing' };
const atMostThree: Rule<'too-long'> = { kind: 'at-most', characters: 3, code: 'too-long' };
const atMostThreeSeen: Rule<'too-long'> = { ...atMostThree, asSeen: true };
const atLeastTwo: Rule<'too-short'> = { kind: 'at-least', characters: 2, code: 'too-short' };
const digits: Rule<'no-number'> = { kind: 'pattern', pattern: /^\d*$/, code: 'no-number' };
const untilTwentyFirst = { kind: 'day-until', last: () => '2026-11-21', code: 'to-come' } as const;
const colours: Rule<'no-colour'> = { kind: 'one-of', values: ['red', 'green'], code: 'no-colour' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a rule', () => {
  it.each([
    ['required', required, 'x', undefined],
    ['required', required, '', 'missing'],
    ['required', required, ' \t\n\u00a0', 'missing'],
    ['required', required, '\u200b\u2800\u3164', 'missing'],
    ['required', required, '\u200bx', undefined],
    ['required', required, undefined, 'missing'],
    ['at most three', atMostThree, 'abc', undefined],
    ['at most three', atMostThree, 'abcd', 'too-long'],
    ['at most three', atMostThree, '📱📱📱', undefined],
    ['at most three', atMostThree, ' abc\n', undefined],
    ['at most three', atMostThree, 'e\u0301e\u0301', 'too-long'],
    ['at most three as seen', atMostThreeSeen, 'e\u0301e\u0301', undefined],
    ['at most three as seen', atMostThreeSeen, ' abc\n', undefined],
    ['at most three as seen', atMostThreeSeen, 'abcd', 'too-long'],
    ['at most three as seen', atMostThreeSeen, 'e\u0301\u0302'.repeat(3), undefined],
    ['at most three as seen', atMostThreeSeen, `e${'\u0301'.repeat(9)}`, 'too-long'],
    ['at most three', atMostThree, undefined, undefined],
    ['at least two', atLeastTwo, 'ab', undefined],
    ['at least two', atLeastTwo, 'a', 'too-short'],
    ['at least two', atLeastTwo, '📱', 'too-short'],
    ['at least two', atLeastTwo, undefined, 'too-short'],
    ['digits', digits, '12', undefined],
    ['digits', digits, '1a', 'no-number'],
    ['one of', colours, 'red', undefined],
    ['one of', colours, 'Red', 'no-colour'],
    ['one of', colours, '', 'no-colour'],
    ['a day until', untilTwentyFirst, ' 2026-11-21 ', undefined],
    ['a day until', untilTwentyFirst, '2026-11-22', 'to-come'],
    ['a day until', untilTwentyFirst, '2026-02-31', undefined],
    ['a day until', untilTwentyFirst, 'tomorrow', undefined],
    ['a day until', untilTwentyFirst, undefined, undefined],
  ])('%s: %j %j', (_name, rule: Rule<string>, text, code) => {
    expect(checkField([rule], text)).toBe(code);
  });

  it('counts code points where the browser cannot tell what people see as one character', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(checkField([atMostThreeSeen], 'abc')).toBeUndefined();
    expect(checkField([atMostThreeSeen], 'e\u0301e\u0301')).toBe('too-long');
  });

  it('wins over later ones', () => {
    expect(checkField([required, digits, atMostThree], '')).toBe('missing');
    expect(checkField([required, digits, atMostThree], 'abcd')).toBe('no-number');
  });
});

describe('the rules of a form', () => {
  const rules: FormRules<'size' | 'colour', string> = { size: [required, digits], colour: [colours] };

  it('name the code of each field that breaks a rule', () => {
    expect(checkRules(rules, { size: 'x', colour: 'blue' })).toEqual({ size: 'no-number', colour: 'no-colour' });
    expect(checkRules(rules, { size: '1', colour: 'blue' })).toEqual({ colour: 'no-colour' });
  });

  it('name nothing when all hold', () => {
    expect(checkRules(rules, { size: '1', colour: 'red' })).toEqual({});
  });

  it('treat a missing field as empty', () => {
    expect(checkRules(rules, {})).toEqual({ size: 'missing', colour: 'no-colour' });
  });

  it.each(Object.entries({ logInRules, signUpRules, resetPasswordRules, rulesOfNovember, bookingRules }))(
    'of %s judge a text the same each time',
    (_name, form: FormRules<string, string>) => {
      fc.assert(
        fc.property(fc.string(), (text) => {
          for (const field of Object.values(form)) expect(checkField(field, text)).toBe(checkField(field, text));
        }),
        { ...runs, numRuns: 10 },
      );
    },
  );
});

describe('the last day of a field', () => {
  it('is the one of today, although the rules were made on another day', () => {
    let today = '2026-11-21';
    const rules: readonly Rule<string>[] = [required, { kind: 'day-until', last: () => today, code: 'to-come' }];
    expect(lastDay(rules)).toBe('2026-11-21');
    today = '2026-11-22';
    expect(lastDay(rules)).toBe('2026-11-22');
    expect(checkField(rules, '2026-11-22')).toBeUndefined();
  });

  it('is open without a rule for it', () => {
    expect(lastDay([required])).toBeUndefined();
  });
});

describe('a field is required', () => {
  it('when an empty one breaks any of its rules', () => {
    expect(isRequired([required])).toBe(true);
    expect(isRequired([atLeastTwo])).toBe(true);
    expect(isRequired([colours])).toBe(true);
    expect(isRequired([{ kind: 'pattern', pattern: /^\d+$/, code: 'no-number' }])).toBe(true);
  });

  it('not when it may be empty', () => {
    expect(isRequired([])).toBe(false);
    expect(isRequired([atMostThree])).toBe(false);
    expect(isRequired([digits])).toBe(false);
    expect(isRequired([{ kind: 'at-least', characters: 0, code: 'too-short' }])).toBe(false);
  });
});
