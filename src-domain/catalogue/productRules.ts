import { emailPattern } from '../shared/EmailAddress.ts';
import { pricePattern } from '../shared/Money.ts';
import type { FormRules } from '../shared/rules.ts';
import { conditions } from './Product.ts';

export const addProductFields = [
  'productName',
  'email',
  'condition',
  'sellerName',
  'description',
  'useDuration',
  'postTime',
  'originalPrice',
  'price',
  'categoryName',
  'categoryId',
  'phone',
  'location',
] as const;
export type AddProductField = (typeof addProductFields)[number];

export type AddProductCode =
  | 'product/name-required'
  | 'product/email-invalid'
  | 'product/condition-required'
  | 'product/seller-name-required'
  | 'product/description-required'
  | 'product/use-duration-required'
  | 'product/post-time-required'
  | 'product/post-time-to-come'
  | 'product/price-required'
  | 'product/price-invalid'
  | 'product/price-zero'
  | 'product/category-required'
  | 'product/phone-invalid'
  | 'product/location-required';

/** 6 to 15 digits with the marks that people and address books put around them, and an optional leading plus. */
export const phonePattern =
  /^[\s\p{Cf}]*(?:[+(][\s\p{Cf}(]*)?[\d০-৯](?:[\s().\p{Pd}\p{Cf}]*[\d০-৯]){5,14}[\s\p{Cf}]*$/u;

/**
 * A product may be posted without a picture, so the picture has no rule here. `today` answers a day such as
 * '2026-11-21', because a form may stay open over midnight.
 */
export const addProductRules = (today: () => string): FormRules<AddProductField, AddProductCode> => ({
  productName: [{ kind: 'required', code: 'product/name-required' }],
  email: [
    { kind: 'required', code: 'product/email-invalid' },
    { kind: 'pattern', pattern: emailPattern, code: 'product/email-invalid' },
  ],
  condition: [{ kind: 'one-of', values: conditions, code: 'product/condition-required' }],
  sellerName: [{ kind: 'required', code: 'product/seller-name-required' }],
  description: [{ kind: 'required', code: 'product/description-required' }],
  useDuration: [{ kind: 'required', code: 'product/use-duration-required' }],
  postTime: [
    { kind: 'required', code: 'product/post-time-required' },
    // A year with a digit too many.
    { kind: 'pattern', pattern: /^(?!\s*\d{5})/, code: 'product/post-time-required' },
    // The product would come before all others until that day.
    { kind: 'day-until', last: today, code: 'product/post-time-to-come' },
  ],
  originalPrice: [
    { kind: 'required', code: 'product/price-required' },
    { kind: 'pattern', pattern: pricePattern, code: 'product/price-invalid' },
  ],
  price: [
    { kind: 'required', code: 'product/price-required' },
    { kind: 'pattern', pattern: pricePattern, code: 'product/price-invalid' },
    // Nobody can pay it by card, and the shop would show a saving of 100 %.
    { kind: 'pattern', pattern: /[1-9১-৯]/, code: 'product/price-zero' },
  ],
  categoryName: [{ kind: 'required', code: 'product/category-required' }],
  categoryId: [{ kind: 'required', code: 'product/category-required' }],
  phone: [
    { kind: 'required', code: 'product/phone-invalid' },
    { kind: 'pattern', pattern: phonePattern, code: 'product/phone-invalid' },
  ],
  location: [{ kind: 'required', code: 'product/location-required' }],
});
