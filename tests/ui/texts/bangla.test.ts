import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeIn } from '#domain/search/places.ts';
import { fileSizes } from '#ui/texts/fileSizes.ts';
import { formatters } from '#ui/texts/format.ts';
import { blog } from '#ui/texts/bangla/blog.ts';
import { placeNames } from '#ui/texts/bangla/placeNames.ts';
import { bangla as source } from '#ui/texts/bangla/bangla.ts';

/** Names, addresses and signs that are the same in every language. */
const same = new Set([
  'Re-sale Shop',
  'English',
  'English (original wording)',
  'you@example.com',
  'hello@example.com',
  'WhatsApp',
  'meeting',
  're-sale-shop-saved.json',
  'Google, Apple, Samsung, Find My',
  'Microsoft, Google, Apple, Find My',
]);

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const samples: Readonly<Record<string, unknown>> = {
  number: 104,
  'number | null': 104,
  string: 'x',
  'readonly string[]': ['x'],
};

/** What the texts say whose parameters in English are numbers: formatted ones are strings. */
function writtenNumbers(name: string, catalogue: object): readonly string[] {
  const file = `src-ui/texts/english/${name}.ts`;
  if (!existsSync(file)) return [];
  const declared = readFileSync(file, 'utf8').matchAll(/(\w+): \(([^)]*\bnumber\b[^)]*)\)/g);
  return [...declared].flatMap(([, key = '', parameters = '']) => {
    const types = parameters.split(', ').map((one) => one.split(': ')[1] ?? '');
    return functionsNamed(key, catalogue).map((text) =>
      JSON.stringify([name, key, text(...types.map((type) => samples[type]))]),
    );
  });
}

function functionsNamed(key: string, value: object): readonly ((...facts: readonly unknown[]) => unknown)[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'function'
      ? [inner as (...facts: readonly unknown[]) => unknown]
      : typeof inner === 'object' && inner !== null
        ? functionsNamed(key, inner)
        : [],
  );
}

describe('[G-I18N-1] Bangla', () => {
  it('has Bangla letters in every text', async () => {
    const groups = await Promise.all([source.frame(), source.shop(), source.desk()]);
    const texts = groups.flatMap((group) => textsIn(group, ''));
    expect(texts.length).toBeGreaterThan(800);
    const notBangla = texts.filter(
      ([, text]) => /[a-z]/i.test(text) && !/[\u0980-\u09ff]/.test(text) && !same.has(text),
    );
    expect(notBangla.filter(([path]) => !path.startsWith('.blog'))).toEqual([]);
    expect(blog.questions.every(({ question }) => /[\u0980-\u09ff]/.test(question))).toBe(true);
  });

  it('writes every number that a text gets with Bangla digits', async () => {
    const groups = await Promise.all([source.frame(), source.shop(), source.desk()]);
    const written = groups.flatMap((group) =>
      Object.entries(group).flatMap(([name, catalogue]) => writtenNumbers(name, catalogue)),
    );
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('names each place as the search knows it', () => {
    const names = Object.entries(placeNames);
    expect(names.map(([english]) => [english, placeIn('bn', english)])).toEqual(names);
    expect(names.map(([, name]) => [placeIn('en', name), name])).toEqual(names);
    expect(names.length).toBeGreaterThan(90);
  });

  it('writes numbers in lakhs and with Bangla digits', () => {
    const { amount, price, count, money } = formatters.bangla;
    expect([amount(34_000), price(120_000), count(1_234_567), price(99.5)]).toEqual([
      '৩৪,০০০',
      '১,২০,০০০ টাকা',
      '১২,৩৪,৫৬৭',
      '৯৯.৫০ টাকা',
    ]);
    expect(money({ amount: 38_500, currency: 'BDT' })).toBe('৩৮,৫০০ টাকা');
    expect([fileSizes.bangla(41_000), fileSizes.bangla(2_400_000)]).toEqual(['৪১ কেবি', '২.৪ এমবি']);
  });

  it('names months, and the part of the day before the hour', () => {
    const { date, dayOfMonth, time } = formatters.bangla;
    expect(date('2026-11-18')).toBe('১৮ নভেম্বর, ২০২৬');
    const evening = new Date(2026, 10, 18, 20, 31).getTime();
    expect([dayOfMonth(evening), time(evening)]).toEqual(['১৮ নভেম্বর', expect.stringMatching(/^(সন্ধ্যা|রাত)\u00A0৮:৩১$/)]);
    expect(time(new Date(2026, 10, 18, 1, 11).getTime())).toBe('রাত\u00A0১:১১');
  });
});
