import type { Texts } from '../Texts.ts';

export const deleting: Texts['deleting'] = {
  soon: (product) => `${product} মুছে ফেলা হচ্ছে। এখনো ফেরাতে পারেন।`,
  undo: 'ফিরিয়ে আনুন',
  now: 'এখনই মুছুন',
  kept: (product) => `ফেরানো হয়েছে। আমরা ${product} মুছব না।`,
  unsure: (product, why) => `${product} মোছা হয়েছে কি না, আমরা জানি না। ${why}`,
  failed: (product, why) => `${product} মোছা যায়নি। ${why}`,
  tryAgain: 'আবার চেষ্টা করুন',
};
