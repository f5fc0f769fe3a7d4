import type { Texts } from '../Texts.ts';

export const notices: Texts['notices'] = {
  offline: 'আপনি অফলাইনে আছেন।',
  seen: (moment) => `${moment} যা দেখেছিলেন, তা-ই দেখানো হচ্ছে।`,
  today: (time) => `আজ ${time}টায়`,
  yesterday: (time) => `গতকাল ${time}টায়`,
  onDay: (moment) => `${moment}টায়`,
  nothingSeen: 'আগে দেখা পেজগুলো এখনো খোলে।',
  tryAgain: 'আবার চেষ্টা করুন',
  unanswered: 'দোকান সাড়া দিচ্ছে না।',
  showSeen: (moment) => `${moment} যা দেখেছিলেন, তা দেখান`,
  back: 'আপনি আবার অনলাইনে।',
  answered: 'দোকান আবার সাড়া দিচ্ছে।',
  backText: 'পেজটি হালনাগাদ হচ্ছে, আর এখন আবার পাঠাতে পারবেন।',

  newRelease: 'নতুন সংস্করণ এসেছে',
  newReleaseText: 'এরপর যে পেজ খুলবেন, তাতে চালু হবে।',
  newReleaseOffline: 'আপনি অফলাইনে আছেন। আবার অনলাইনে এলে প্রথম যে পেজ খুলবেন, তাতে চালু হবে।',
  newReleaseSends: 'কিছু একটা পাঠানো হচ্ছে। তারপর যে পেজ খুলবেন, তাতে চালু হবে।',
  newReleaseDeletes: 'কিছু একটা মুছে ফেলা হচ্ছে। তারপর যে পেজ খুলবেন, তাতে চালু হবে।',
  newReleaseMessages: 'আগে বার্তাগুলো বন্ধ করুন। এরপর যে পেজ খুলবেন, তাতে চালু হবে।',
  newReleaseWaits: 'আগে যা লিখেছেন তা শেষ করুন বা মুছুন। এরপর যে পেজ খুলবেন, তাতে চালু হবে।',
  later: 'পরে',
  updateNow: 'এখনই হালনাগাদ করুন',

  install: 'Re-sale Shop আপনার হোম স্ক্রিনে রাখুন',
  installText: 'এটি সঙ্গে সঙ্গে খোলে, আর আগে দেখা পেজ নেটওয়ার্ক ছাড়াই দেখায়।',
  installNow: 'ইনস্টল করুন',
  notNow: 'এখন নয়',
};
