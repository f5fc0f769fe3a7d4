import type { Texts } from '../Texts.ts';

export const suggestions: Texts['suggestions'] = {
  suggestions: 'পরামর্শ',
  groups: { product: 'পণ্য', category: 'ক্যাটাগরি', search: 'আগের খোঁজ' },
  products: (_count, written) => `${written}টি পণ্য`,
  narrowed: (text, category) => `${category} ক্যাটাগরিতে “${text}”`,
  all: (text) => `“${text}”-এর সব ফল`,

  preparing: 'পরামর্শ তৈরি হচ্ছে…',
  failed: 'পরামর্শ লোড করতে পারিনি। তবু খুঁজতে পারেন।',
  none: (text) => `“${text}”-এর সঙ্গে কোনো পণ্য মেলেনি।`,
  count: (_count, written) => `${written}টি পরামর্শ`,

  forget: (text) => `আগের খোঁজ থেকে “${text}” সরান`,
  forgetAll: 'আগের খোঁজ মুছুন',
};
