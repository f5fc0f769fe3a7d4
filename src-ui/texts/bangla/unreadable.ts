import type { Texts } from '../Texts.ts';

export const unreadable: Texts['unreadable'] = {
  booking: 'এই বুকিংটি পড়া যায়নি',
  product: 'এই পণ্যটি পড়া যায়নি',
  account: 'এই অ্যাকাউন্টটি পড়া যায়নি',
  bookingNamed: (id) => `বুকিং ${id}`,
  productNamed: (id) => `পণ্য ${id}`,
  id: (id) => `আইডি ${id}`,
  delete: 'মুছুন',
  noEmail: 'এর কোনো ইমেইল নেই, তাই এখান থেকে মোছা যাবে না।',
  deleteBooking: (id) => `${id} আইডির বুকিংটি মুছে যাবে। এর কিছু তথ্য নেই বা অস্পষ্ট, তাই কিসের বুকিং ছিল দেখাতে পারছি না।`,
  deleteProduct: (id) => `${id} আইডির পণ্যটি দোকান থেকে সরে যাবে। কয়েক সেকেন্ডের মধ্যে ফিরিয়ে আনতে পারবেন।`,
  unnamed: (_count, written) => `আরও ${written}টি সারি পড়া যায়নি, সেগুলোর আইডিও নেই।`,
};
