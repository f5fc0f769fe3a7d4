import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

export const savedSearches: Texts['savedSearches'] = {
  savedSearches: 'রাখা খোঁজ',
  save: 'খোঁজ রাখুন',
  saved: 'খোঁজ রাখা আছে',
  savedToast: 'খোঁজটি রাখা হয়েছে। পরেরবার এলে নতুন কী আছে দেখাব।',
  savedForNow: 'পেজটি বন্ধ করা পর্যন্ত খোঁজটি রাখা থাকবে: এই ডিভাইস এটি রাখতে পারছে না।',
  tooMany: (max) => `আপনি ${digits(max)}টি খোঁজ রেখেছেন। আগে একটি মুছুন।`,
  removedToast: (name) => `আর রাখা নেই: ${name}`,
  undo: 'ফিরিয়ে আনুন',
  see: 'রাখা খোঁজ দেখুন',

  newSince: (count, since) => `${since} থেকে ${count}টি নতুন`,
  atLeastNewSince: (count, since) => `${since} থেকে অন্তত ${count}টি নতুন`,
  nothingNew: (since) => `${since} থেকে নতুন কিছু নেই`,
  neverLooked: 'একবার খুললে এরপর থেকে নতুন পণ্য গুনব।',
  checking: 'নতুন পণ্য আছে কি না দেখা হচ্ছে…',
  unknownNews: 'নতুন পণ্য আছে কি না দেখতে পারিনি।',
  cannotTell: 'এই খোঁজে নতুন কী এসেছে, তা বলতে পারছি না।',
  tryAgain: 'আবার চেষ্টা করুন',
  seeNew: (count) => `${count}টি নতুন দেখুন`,
  open: 'খোঁজ খুলুন',
  of: (action, name) => `${action}: ${name}`,
  newTag: 'নতুন',

  rename: 'নাম বদলান',
  name: 'নাম',
  nameHelp: 'খালি রাখলে ফিল্টারগুলোই নাম হবে।',
  saveName: 'নাম রাখুন',
  renamedForNow: 'পেজটি বন্ধ করা পর্যন্ত নামটি থাকবে: এই ডিভাইস এটি রাখতে পারছে না।',
  cancel: 'বাতিল',
  delete: 'মুছুন',

  none: 'কোনো খোঁজ রাখা নেই। সব পণ্যের মধ্যে খুঁজে বা ফিল্টার করে “খোঁজ রাখুন” বাছুন।',

  inSearches: (count) => `রাখা খোঁজে ${count}টি নতুন`,
  atLeastInSearches: (count) => `রাখা খোঁজে অন্তত ${count}টি নতুন`,
  priceChanges: (_count, written) => `${written}টির দাম বদলেছে`,
};
