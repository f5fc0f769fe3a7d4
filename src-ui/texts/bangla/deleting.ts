import type { Texts } from '../Texts.ts';

export const deleting: Texts['deleting'] = {
  soon: (product) => `${product} মুছে ফেলা হচ্ছে। এখনো ফেরাতে পারেন।`,
  undo: 'ফিরিয়ে আনুন',
  now: 'এখনই মুছুন',
  kept: (product) => `${product} দোকানেই থাকছে`,
  failed: (product, why) => `${product} মোছা যায়নি। ${why}`,
  tryAgain: 'আবার চেষ্টা করুন',
};
