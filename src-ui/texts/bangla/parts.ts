import { durationWords } from '../durationWords.ts';
import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

export const parts: Texts['parts'] = {
  resalePrice: 'বিক্রির দাম',
  originalPrice: 'আসল দাম',
  originally: (price) => `আসল দাম ${price}`,
  currencySuffix: 'টাকা',
  saving: (percent) => `−${percent}%`,
  savingInWords: (percent) => `আসল দামের চেয়ে ${percent}% কম`,

  conditionNames: { Excellent: 'চমৎকার', Good: 'ভালো', Fair: 'মোটামুটি' },
  conditionDefinitions: {
    Excellent: 'নতুনের মতো চলে। এক হাত দূর থেকে কোনো দাগ চোখে পড়ে না।',
    Good: 'পুরোপুরি চলে। কেসে হালকা আঁচড় বা ব্যবহারের ছাপ আছে, স্ক্রিনে নেই।',
    Fair: 'পুরোপুরি চলে। চোখে পড়ার মতো দাগ বা দুর্বল ব্যাটারি আছে; কোনটি, বিক্রেতা লিখেছেন।',
  },
  conditionMeaning: (condition) => `অবস্থা: ${condition}। এর মানে কী`,
  conditionsTitle: 'অবস্থাগুলোর মানে',

  statusNames: { available: 'পাওয়া যাচ্ছে', reserved: 'রাখা আছে', sold: 'বিক্রি হয়েছে' },

  verified: 'যাচাই করা',
  sellerEmail: 'বিক্রেতার ইমেইল',
  location: 'এলাকা',
  used: (duration) => `${duration} ব্যবহৃত`,
  usedFact: (duration) => `${duration} ব্যবহৃত`,
  duration: (useDuration) =>
    durationWords(useDuration, (count, unit) => `${digits(count)} ${unit === 'years' ? 'বছর' : 'মাস'}`),
  posted: (date) => `পোস্ট: ${date}`,
  advertised: 'বিজ্ঞাপন',
  gone: 'আর বিক্রির জন্য নেই',

  addToCart: 'কার্টে নিন',
  viewDetails: 'বিস্তারিত দেখুন',
  addToWishList: 'পছন্দের তালিকায় নিন',
  actionOn: (action, productName) => `${action}: ${productName}`,
};
