import type { Texts } from '../Texts.ts';

export const product: Texts['product'] = {
  documentDescription: (condition, price, place) => `ব্যবহৃত, ${condition}, ${price}, ${place}।`,
  home: 'হোম',
  allProducts: 'সব পণ্য',
  product: 'পণ্য',

  condition: 'অবস্থা',
  book: 'পণ্যটি বুক করুন',
  bookShort: 'বুক করুন',
  wish: 'পছন্দের তালিকা',
  share: 'শেয়ার করুন',
  shared: 'লিংক কপি হয়েছে',
  notShared: 'লিংক কপি করতে পারিনি। ঠিকানার ঘর থেকে কপি করুন।',

  guideBelow: 'কাছাকাছি পণ্যের চেয়ে কম।',
  guideAmong: 'স্বাভাবিক দাম।',
  guideAbove: 'কাছাকাছি পণ্যের চেয়ে বেশি।',
  guide: (count, lowest, highest, median) => `কাছাকাছি ${count}টি পণ্যের দাম ${lowest}–${highest}। মাঝামাঝি দাম ${median}।`,
  guideSame: (count, price) => `কাছাকাছি ${count}টি পণ্য, সবগুলোর দাম ${price}।`,
  guideLike: (what) => `কাছাকাছি বলতে: ${what}। এগুলো চাওয়া দাম, বিক্রি হওয়া দাম নয়।`,
  guideThis: 'এটি',

  sellerSays: 'বিক্রেতা যা বলছেন',
  noDescription: 'বিক্রেতা কোনো বিবরণ লেখেননি।',
  category: 'ক্যাটাগরি',
  usedFor: 'কত দিন ব্যবহৃত',
  posted: 'পোস্ট',
  place: 'এলাকা',
  originalPrice: 'আসল দাম',
  saving: 'সাশ্রয়',
  savingText: (amount, percent) => `${amount}, ${percent}%`,
  noSaving: 'নেই',
  seller: 'বিক্রেতা',
  email: 'ইমেইল',
  phone: 'ফোন',
  meetFirst: 'লোকজন আছে এমন জায়গায় দেখা করুন, পণ্যটি দেখুন, তারপর দাম দিন।',

  similar: 'কাছাকাছি পণ্য',
  notLoaded: 'পণ্যটি লোড করতে পারিনি',
  relatedMissing: 'কাছাকাছি পণ্য লোড করতে পারিনি',
  fromSeller: (name) => `${name}-এর আরও পণ্য`,
  recentlyViewed: 'সম্প্রতি দেখা',

  gone: 'আর বিক্রির জন্য নেই',
  goneTitle: 'পণ্যটি আর বিক্রির জন্য নেই',
  goneUnknownText: 'বিক্রেতা সরিয়ে ফেলেছেন, অথবা লিংকটি পুরোনো।',
  goneFacts: 'এই ডিভাইসে শেষবার যা দেখা গিয়েছিল',

  likeAsk: (median, lowest, highest, count) => `কাছাকাছি পণ্য: মাঝামাঝি দাম ${median} (${lowest}–${highest}, ${count}টি পণ্য)`,
};
