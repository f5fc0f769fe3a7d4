import type { RuleTexts } from '../RuleTexts.ts';

export const rules: RuleTexts = {
  'log-in/email-required': 'ইমেইল লিখুন',
  'log-in/password-required': 'পাসওয়ার্ড লিখুন',

  'sign-up/name-required': 'নাম লিখুন',
  'sign-up/name-too-long': 'নাম সর্বোচ্চ ২০ অক্ষরের হতে পারে',
  'sign-up/email-invalid': 'একটি সঠিক ইমেইল লিখুন',
  'sign-up/type-required': 'ক্রেতা বা বিক্রেতা বাছুন',
  'sign-up/password-too-short': 'পাসওয়ার্ড ৮ অক্ষর বা তার বেশি হতে হবে',
  'sign-up/password-weak': 'পাসওয়ার্ড শক্ত হতে হবে: অন্তত ৮টি অক্ষর, সঙ্গে একটি হরফ, একটি সংখ্যা আর @$!%*#?&-এর একটি',

  'reset-password/email-invalid': 'একটি সঠিক ইমেইল লিখুন',

  'product/name-required': 'নাম লিখুন',
  'product/email-invalid': 'ইমেইল লিখুন',
  'product/condition-required': 'একটি অবস্থা বাছুন',
  'product/seller-name-required': 'এই ঘরটি পূরণ করুন',
  'product/description-required': 'ছোট করে বিবরণ লিখুন',
  'product/use-duration-required': 'কত দিন ব্যবহার হয়েছে লিখুন',
  'product/post-time-required': 'পোস্টের তারিখ দিন',
  'product/post-time-to-come': 'আজকের বা তার আগের তারিখ দিন',
  'product/price-required': 'দাম লিখুন',
  'product/price-invalid': 'দাম সর্বোচ্চ ৯ অঙ্কে লিখুন, যেমন ১২,৫০০',
  'product/price-zero': '০-এর বেশি দাম লিখুন',
  'product/category-required': 'পণ্যের ক্যাটাগরি বাছুন',
  'product/phone-invalid': 'একটি সঠিক ফোন নম্বর লিখুন',
  'product/location-required': 'এলাকা লিখুন',

  'booking/phone-invalid': 'একটি সঠিক ফোন নম্বর লিখুন',
  'booking/meeting-location-required': 'দেখা করার একটি জায়গা লিখুন',
  'booking/reason-required': 'কারণটি লিখুন',
  'booking/reason-too-long': 'কারণ সর্বোচ্চ ৩০০ অক্ষরের হতে পারে',

  'report/reason-required': 'সমস্যাটা কী, বাছুন',
  'report/details-required': 'সমস্যাটা কী জানান, যাতে আমরা খতিয়ে দেখতে পারি',
  'report/details-too-long': 'বিস্তারিত সর্বোচ্চ ১,০০০ অক্ষরের হতে পারে',
};
