import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditions, defaultCondition } from '#domain/catalogue/Product.ts';
import { type AddProductField, addProductFields } from '#domain/catalogue/productRules.ts';
import { parsePrice } from '#domain/shared/Money.ts';
import { checkField, checkRules } from '#domain/shared/rules.ts';
import { anAddProductForm, rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { runs } from '../../builders/runs.ts';

const whenEmpty: { readonly [F in AddProductField]: string } = {
  productName: 'product/name-required',
  email: 'product/email-invalid',
  condition: 'product/condition-required',
  sellerName: 'product/seller-name-required',
  description: 'product/description-required',
  useDuration: 'product/use-duration-required',
  postTime: 'product/post-time-required',
  originalPrice: 'product/price-required',
  price: 'product/price-required',
  categoryName: 'product/category-required',
  categoryId: 'product/category-required',
  phone: 'product/phone-invalid',
  location: 'product/location-required',
};

describe('[S-SELL-1] a product to be added', () => {
  it('is Excellent, Good or Fair, and Excellent by default', () => {
    expect(conditions).toEqual(['Excellent', 'Good', 'Fair']);
    expect(defaultCondition).toBe('Excellent');
  });

  it('has thirteen fields with rules, and a picture without a rule', () => {
    expect(addProductFields.toSorted()).toEqual(Object.keys(whenEmpty).toSorted());
    expect(Object.keys(rulesOfNovember).toSorted()).toEqual(Object.keys(whenEmpty).toSorted());
  });

  it('may be posted when it is filled in correctly', () => {
    expect(checkRules(rulesOfNovember, anAddProductForm())).toEqual({});
  });
});

describe('[S-SELL-2] adding a product', () => {
  describe.each(Object.entries(whenEmpty) as [AddProductField, string][])('asks for %s', (field, code) => {
    it.each(['', '   ', '\t\n', undefined])(`with ${code} in place of %j`, (text) => {
      expect(checkRules(rulesOfNovember, { ...anAddProductForm(), [field]: text })).toEqual({ [field]: code });
    });
  });

  it('asks for everything at once when nothing is filled in', () => {
    expect(checkRules(rulesOfNovember, {})).toEqual(whenEmpty);
  });

  it.each(['2026-11-21', '2025-11-26', '26 Nov 2026', '2026-11-26T08:00:00Z'])(
    'accepts the posting date %s',
    (date) => {
      expect(checkField(rulesOfNovember.postTime, date)).toBeUndefined();
    },
  );

  it('[S-SELL-1] refuses a posting date that is still to come', () => {
    expect(checkField(rulesOfNovember.postTime, '2026-11-22')).toBe('product/post-time-to-come');
  });

  it('refuses a posting date whose year has five digits', () => {
    expect(checkField(rulesOfNovember.postTime, '20261-11-26')).toBe('product/post-time-required');
  });

  it.each(['Excellent', 'Good', 'Fair'])('accepts the condition %s', (condition) => {
    expect(checkField(rulesOfNovember.condition, condition)).toBeUndefined();
  });

  it.each(['excellent', 'Good ', 'Poor', 'New', 'constructor'])('refuses the condition %j', (condition) => {
    expect(checkField(rulesOfNovember.condition, condition)).toBe('product/condition-required');
  });

  it.each(['selim', 'selim@example', '@example.com', 'a b@example.com'])('refuses the e-mail %j', (email) => {
    expect(checkField(rulesOfNovember.email, email)).toBe('product/email-invalid');
  });

  describe.each(['price', 'originalPrice'] as const)('for the %s', (field) => {
    it.each(['0.01', '1', '32000', '32,000', '1,25,000', '99.5', '99.50', ' 500 '])('accepts %j', (price) => {
      expect(checkField(rulesOfNovember[field], price)).toBeUndefined();
    });

    it.each(['-1', 'abc', '12a', '1e3', '99.555', '1,25', '৳500', '500tk', '1 000', '.5', 'NaN'])(
      'refuses %j',
      (price) => {
        expect(checkField(rulesOfNovember[field], price)).toBe('product/price-invalid');
      },
    );

    it('accepts exactly the texts that can be read as numbers, above 0 for the price', () => {
      const typed = fc.string({ unit: fc.constantFrom(...'0123456789,.- e'), maxLength: 12 });
      fc.assert(
        fc.property(typed, (price) => {
          const amount = parsePrice(price);
          const isOne = field === 'price' ? (amount ?? 0) > 0 : amount !== undefined;
          expect(checkField(rulesOfNovember[field], price) === undefined).toBe(isOne);
        }),
        { ...runs, numRuns: 200 },
      );
    });
  });

  it.each(['0', '0.00', '000', '০', ' 0 '])('refuses %j as a price, for which nobody can pay by card', (price) => {
    expect(checkField(rulesOfNovember.price, price)).toBe('product/price-zero');
    expect(checkField(rulesOfNovember.originalPrice, price)).toBeUndefined();
  });

  it.each([
    '01711-111111',
    '+8801711111111',
    '+880 1711 111 111',
    '(02) 9551234',
    '+880 (2) 955 1234',
    '123456',
    '০১৭১১-১১১১১১',
    ' 01711111111 ',
    '123456789012345',
    '\u202A+880 1711-223344\u202C',
    '01711\u2011223344',
    '01711–223344',
  ])('accepts the phone number %j', (phone) => {
    expect(checkField(rulesOfNovember.phone, phone)).toBeUndefined();
  });

  it.each([
    '12345',
    '1----1',
    '1.....',
    '+',
    '++8801711111111',
    'call me',
    '0171l-111111',
    '1234567890123456',
    '01711111111x',
  ])('refuses the phone number %j', (phone) => {
    expect(checkField(rulesOfNovember.phone, phone)).toBe('product/phone-invalid');
  });
});
