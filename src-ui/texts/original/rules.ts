import type { Texts } from '../Texts.ts';

export const rules = (english: Texts['rules']): Texts['rules'] => ({
  ...english,
  'sign-up/name-required': 'Namd field cannot be empty',
  'sign-up/password-too-short': 'Password should be 6 caracter long or more',
  'sign-up/password-weak': 'password must be strong',
  'product/name-required': 'Namd field cannot be empty',
  'product/description-required': 'enter short description',
  'product/use-duration-required': 'enter used Duration',
  'product/post-time-required': 'enter Posted Time',
  'product/price-required': 'Please enter a valid email address',
  'product/category-required': 'Please select product Category',
  'product/phone-invalid': 'Please enter a valid phone no',
});
