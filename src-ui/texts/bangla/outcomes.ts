import type { Texts } from '../Texts.ts';

export const outcomes: Texts['outcomes'] = {
  loggedIn: 'আপনি লগইন করেছেন',
  signedUp: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে',
  booked: 'বুকিং নিশ্চিত হয়েছে',
  bookingDeleted: 'বুকিং মুছে ফেলা হয়েছে',
  bookingCancelled: 'বুকিং বাতিল হয়েছে',
  bookingNotDeleted: 'আপনার বুকিং মোছা হয়েছে কি না, দোকান তা নিশ্চিত করেনি।',
  notConfirmed: (action, product) => `${product}: দোকান ‘${action}’ নিশ্চিত করেনি।`,
  productAdded: (name) => `${name} যোগ হয়েছে`,
  productNotAdded: (name) => `${name} যোগ হয়নি। আপনার খসড়া রাখা আছে।`,
  productMaybeAdded: (name) => `${name} যোগ হয়েছে কি না, তা জানা যায়নি। আপনার খসড়া রাখা আছে।`,
  productDeleted: 'পণ্যটি মুছে ফেলা হয়েছে',
  productAdvertised: 'বিজ্ঞাপন চালু হয়েছে',
  productNotAdvertised: (name) => `${name}-এর বিজ্ঞাপন চালু হয়েছে কি না, দোকান তা নিশ্চিত করেনি।`,
  sellerVerified: 'বিক্রেতা যাচাই করা হয়েছে',
  sellerNotVerified: (name) => `${name}-কে যাচাই করা হয়েছে কি না, দোকান তা নিশ্চিত করেনি।`,
  personNotDeleted: (name) => `${name}-কে মোছা হয়েছে কি না, দোকান তা নিশ্চিত করেনি।`,
  personGone: (name) => `${name}-কে আগেই মুছে ফেলা হয়েছে`,
  sellerDeleted: (name) => `বিক্রেতা ${name}-কে মুছে ফেলা হয়েছে`,
  oneDeletedOf: (email) => `${email} ইমেইলের একটি অ্যাকাউন্ট মুছে ফেলা হয়েছে। যা বাকি আছে তালিকায় দেখুন।`,
  buyerDeleted: (name) => `ক্রেতা ${name}-কে মুছে ফেলা হয়েছে`,
};
