import type { RuleTexts } from '../RuleTexts.ts';

export const rules: RuleTexts = {
  'log-in/email-required': 'Email Address is required',
  'log-in/password-required': 'Password is required',

  'sign-up/name-required': 'Name field cannot be empty',
  'sign-up/name-too-long': 'A name can have 20 characters at most',
  'sign-up/email-invalid': 'Please enter a valid email address',
  'sign-up/type-required': 'Please choose buyer or seller',
  'sign-up/password-too-short': 'Password must be 8 characters or more',
  'sign-up/password-weak': 'Password must be strong: 8 characters or more, with a letter, a digit and one of @$!%*#?&',

  'reset-password/email-invalid': 'Please enter a valid email address',

  'product/name-required': 'Name field cannot be empty',
  'product/email-invalid': 'Please enter email address',
  'product/condition-required': 'Please select a condition',
  'product/seller-name-required': 'This field is required',
  'product/description-required': 'Enter a short description',
  'product/use-duration-required': 'Enter how long it was used',
  'product/post-time-required': 'Enter the posting date',
  'product/post-time-to-come': 'Please choose today or an earlier day',
  'product/price-required': 'Please enter a price',
  'product/price-invalid': 'Please enter the price in at most 9 digits, such as 12,500',
  'product/price-zero': 'Please enter a price above 0',
  'product/category-required': 'Please select a product category',
  'product/phone-invalid': 'Please enter a valid phone number',
  'product/location-required': 'Please enter the location',

  'booking/phone-invalid': 'Please enter a valid phone number',
  'booking/meeting-location-required': 'Please enter a place to meet',
  'booking/reason-required': 'Please say why',
  'booking/reason-too-long': 'A reason can have 300 characters at most',

  'report/reason-required': 'Please choose what is wrong',
  'report/details-required': 'Please tell us what is wrong, so that we can look into it',
  'report/details-too-long': 'Details can have 1,000 characters at most',
};
