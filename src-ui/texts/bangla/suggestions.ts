import type { Texts } from '../Texts.ts';

export const suggestions: Texts['suggestions'] = {
  suggestions: 'সাজেশন',
  groups: { product: 'পণ্য', category: 'ক্যাটাগরি', search: 'আগের খোঁজ' },
  products: (_count, written) => `${written}টি পণ্য`,
  about: (products) => `প্রায় ${products}`,
  narrowed: (text, category) => `${category} ক্যাটাগরিতে “${text}”`,
  all: (text) => `“${text}”-এর সব ফল`,

  preparing: 'সাজেশন তৈরি হচ্ছে…',
  failed: 'সাজেশন লোড করতে পারিনি। তবু খুঁজতে পারেন।',
  tryAgain: 'আবার চেষ্টা করুন',
  none: (text) => `“${text}”-এর সঙ্গে কোনো পণ্য মেলেনি।`,
  count: (_count, written) => `${written}টি সাজেশন`,

  forget: (text) => `আগের খোঁজ থেকে “${text}” সরান`,
  forgetAll: 'আগের খোঁজ মুছুন',
};
