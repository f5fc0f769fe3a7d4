import { largestPicture } from '#domain/selling/pictureRules.ts';
import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

const photoLimit = `${digits(largestPicture / 1_000_000)} এমবি`;

export const addProduct: Texts['addProduct'] = {
  title: 'পণ্য যোগ করুন',
  lead: 'পোস্ট করার সঙ্গে সঙ্গেই আপনার পণ্য দোকানে দেখা যাবে।',

  photo: 'ছবি',
  photoText: 'দিনের আলোয় তোলা পরিষ্কার ছবিতে পণ্যের অবস্থা সবচেয়ে ভালো বোঝা যায়।',
  product: 'পণ্য',
  productText: 'ক্রেতা যে নামে খুঁজবেন, সেই নাম দিন।',
  price: 'দাম',
  priceText: 'নতুন অবস্থার দাম, আর এখন আপনি যত চান।',
  you: 'আপনি',
  youText: 'ক্রেতা কীভাবে আপনার সঙ্গে যোগাযোগ করবেন।',

  dropHere: 'এখানে ছবি ছাড়ুন',
  orPaste: ', পেস্ট করুন, অথবা',
  choosePhoto: 'ছবি বাছুন',
  takePhoto: 'ছবি তুলুন',
  chooseOther: 'অন্য ছবি বাছুন',
  photoHelp: `PNG, JPEG, WebP বা GIF, সর্বোচ্চ ${photoLimit}। ছবি ছাড়াও পোস্ট করতে পারেন।`,
  photoPreview: 'আপনার ছবি',
  removePhoto: 'ছবিটি সরান',
  preparing: 'ছবি তৈরি হচ্ছে',
  cancelPreparing: 'ছবি তৈরি করা থামান',
  photoReady: (size) => `${size}। ছবি তোলার জায়গা ও সময় মুছে দিয়েছি।`,
  upload: 'ছবি আপলোড হচ্ছে',
  uploadShare: (percent) => `${percent}% আপলোড হয়েছে`,
  cancelUpload: 'আপলোড থামান',
  unfit: {
    'image/not-an-image': 'এই ফাইলটি PNG, JPEG, WebP বা GIF ছবি নয়। অন্য একটি বাছুন।',
    'image/too-large': `ছবিটি ${photoLimit}-এর চেয়ে বড়। ছোট একটি বাছুন।`,
    'picture/broken': 'ছবিটি খুলতে পারিনি: ফাইলটি নষ্ট বা খুব বড়। অন্য একটি বাছুন।',
    'picture/unknown-here':
      'এই ব্রাউজার HEIC বা AVIF ছবি খুলতে পারে না। JPEG হিসেবে সেভ করুন, অথবা ছবিটির স্ক্রিনশট আপলোড করুন। ' +
      'আইফোনে JPEG ছবি তুলতে Settings › Camera › Formats › Most Compatible বাছুন।',
  },
  shared: {
    first: { title: 'একটি পণ্যে একটি ছবি থাকে।', text: 'আপনার শেয়ার করা ছবিগুলোর প্রথমটি নিয়েছি।' },
    'too-large': {
      title: `শেয়ার করা ছবিটি ${photoLimit}-এর চেয়ে বড়।`,
      text: 'ছোট একটি বাছুন।',
    },
    lost: { title: 'শেয়ার করা ছবিটি পৌঁছায়নি।', text: 'এখানে বাছুন, অথবা আবার শেয়ার করুন।' },
  },
  earlierStays: 'আগের ছবিটিই বাছাই করা আছে।',
  tryAgain: 'আবার চেষ্টা করুন',
  postWithout: 'ছবি ছাড়াই পোস্ট করুন',

  productName: 'পণ্যের নাম',
  category: 'ক্যাটাগরি',
  chooseCategory: 'একটি ক্যাটাগরি বাছুন',
  loadingCategories: 'ক্যাটাগরি লোড হচ্ছে…',
  noCategories: 'দোকানে এখনো কোনো ক্যাটাগরি নেই।',
  categoriesFailed: 'ক্যাটাগরি লোড করতে পারিনি।',
  condition: 'অবস্থা',
  description: 'বিবরণ',
  descriptionHelp: 'কী ঠিকঠাক চলে, কী চলে না, আর সঙ্গে কী কী থাকছে।',
  useDuration: 'কত দিন ব্যবহার হয়েছে',
  useDurationHelp: 'যেমন “১ বছর” বা “৮ মাস”।',
  postTime: 'পোস্টের তারিখ',
  originalPrice: 'আসল দাম',
  resalePrice: 'বিক্রির দাম',
  below: (percent) => `আসল দামের চেয়ে ${percent}% কম`,
  sellerName: 'বিক্রেতার নাম',
  email: 'ইমেইল',
  emailHelp: 'যে ইমেইল দিয়ে লগইন করে আছেন।',
  notYourEmail: (email) => `শুধু নিজের ইমেইল ${email} দিয়েই পোস্ট করতে পারবেন।`,
  phone: 'ফোন',
  location: 'এলাকা',

  offlineTitle: 'পোস্ট করতে ইন্টারনেট সংযোগ লাগে।',
  offlineText: 'আপনার ফর্ম ও ছবি এখানে রাখা আছে। সংযোগ এলে জানাব।',
  submit: 'পণ্যটি পোস্ট করুন',
  posting: 'পোস্ট হচ্ছে…',
};
