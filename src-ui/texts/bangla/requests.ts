import type { Texts } from '../Texts.ts';
import { genitive } from './genitive.ts';

export const requests: Texts['requests'] = {
  title: 'অনুরোধ',
  loading: 'আপনার কাছে আসা অনুরোধ লোড হচ্ছে…',
  notLoaded: 'আপনার কাছে আসা অনুরোধ লোড করতে পারিনি',

  needAnswer: (_count, written) => `${written}টির উত্তর দরকার`,
  noneNeedsAnswer: 'কোনো অনুরোধের উত্তর বাকি নেই',
  newSince: (count, moment) => `${moment}-এর পর নতুন ${count}টি`,
  isNew: 'নতুন',
  today: (time) => `আজ, ${time}`,
  yesterday: (time) => `গতকাল, ${time}`,

  show: 'দেখুন',
  filters: { all: 'সব', answer: 'উত্তর দরকার', 'under-way': 'চলছে', ended: 'শেষ' },
  noneShown: {
    all: 'কোনো অনুরোধ বাকি নেই।',
    answer: 'কোনো অনুরোধের উত্তর বাকি নেই।',
    'under-way': 'কোনো লেনদেন চলছে না।',
    ended: 'এখনো কোনো অনুরোধ শেষ হয়নি।',
  },
  showAll: 'সব অনুরোধ দেখুন',
  count: (_count, written) => `${written}টি অনুরোধ`,

  asked: 'অনুরোধ এসেছে',
  paid: 'দাম দেওয়া হয়েছে',
  notPaid: 'এখনো দাম দেওয়া হয়নি',
  call: (name) => `${name}-কে কল করুন: `,
  bookedAt: (price) => `বুকিংয়ের দাম: ${price}`,
  meetingPlace: 'দেখা করার জায়গা: ',
  openMeeting: 'দেখা করার পেজ খুলুন',
  openReceipt: 'রসিদ খুলুন',
  ofDeal: (name, product) => `: ${product}, ${genitive(name)} সঙ্গে`,

  labels: {
    accept: 'গ্রহণ করুন',
    decline: 'ফিরিয়ে দিন',
    cancel: 'বাতিল করুন',
    'hand-over': 'আমি বুঝিয়ে দিয়েছি',
  },
  pending: {
    accept: 'গ্রহণ করা হচ্ছে…',
    decline: 'ফিরিয়ে দেওয়া হচ্ছে…',
    cancel: 'বাতিল হচ্ছে…',
    'hand-over': 'সেভ হচ্ছে…',
  },
  about: {
    accept: (name) => `: ${genitive(name)} অনুরোধ`,
    decline: (name) => `: ${genitive(name)} অনুরোধ`,
    cancel: (name) => `: ${genitive(name)} সঙ্গে লেনদেন`,
    'hand-over': (name) => `: ${name}-কে`,
  },
  done: {
    accept: (name) => `${genitive(name)} অনুরোধ গ্রহণ করেছেন। পণ্যটি তাঁর জন্য রাখা হলো।`,
    decline: (name) => `${genitive(name)} অনুরোধ ফিরিয়ে দিয়েছেন`,
    cancel: (name) => `${genitive(name)} সঙ্গে লেনদেন বাতিল করেছেন`,
    'hand-over': () => 'ধন্যবাদ। আপনি বুঝিয়ে দিয়েছেন, তা লিখে রাখলাম।',
  },
  movedOn: {
    requested: 'এর মধ্যে অনুরোধটি বদলে গেছে, তাই কিছু সেভ হয়নি। এখনো আপনার উত্তর দরকার।',
    waiting: 'এর মধ্যে পণ্যটি অন্য একজনকে দেওয়ার কথা হয়েছে, তাই এই অনুরোধ অপেক্ষায়।',
    accepted: 'এর মধ্যে অনুরোধটি গ্রহণ করা হয়েছে।',
    'seller-handed-over': 'আপনি আগেই জানিয়েছেন যে বুঝিয়ে দিয়েছেন।',
    'buyer-handed-over': 'এর মধ্যে ক্রেতা জানিয়েছেন যে পেয়েছেন।',
    completed: 'এর মধ্যে লেনদেনটি সম্পন্ন হয়েছে।',
    declined: 'এর মধ্যে অনুরোধটি ফিরিয়ে দেওয়া হয়েছে।',
    cancelled: 'এর মধ্যে অনুরোধটি বাতিল হয়েছে।',
  },
  movedOnUnknown: 'এর মধ্যে লেনদেনটি এগিয়ে গেছে। কোন ধাপে আছে দেখতে হালনাগাদ করুন।',
  changed: (name) => `এর মধ্যে ${genitive(name)} অনুরোধ বদলে গেছে। এখন কোন ধাপে আছে দেখুন।`,
  submitDecline: (name) => `${genitive(name)} অনুরোধ ফিরিয়ে দিন`,
  submitCancel: (name) => `${genitive(name)} সঙ্গে লেনদেন বাতিল করুন`,

  yourTurn: 'এবার আপনার পালা:',
  meet: (phone) => `${phone} নম্বরে কল করুন, দেখা করুন, তারপর “আমি বুঝিয়ে দিয়েছি” বাছুন।`,
  meetUncalled: 'দেখা করুন, তারপর “আমি বুঝিয়ে দিয়েছি” বাছুন।',
  confirmHandOver: 'ক্রেতা জানিয়েছেন যে পেয়েছেন। বুঝিয়ে দিয়ে থাকলে জানান।',
  buyersTurn: (name) => `${name} পেয়েছেন বলে জানানো পর্যন্ত অপেক্ষা।`,
  promisedTo: (name) => `পণ্যটি ${name}-কে দেবেন বলে কথা দিয়েছেন। ওই লেনদেন না হলে অন্য অনুরোধ গ্রহণ করতে পারবেন।`,
  unknownStage: 'অনুরোধটি কোন ধাপে আছে, জানা নেই।',

  handOverTitle: (product, name) => `${product} কি ${name}-কে বুঝিয়ে দিয়েছেন?`,
  handOverText: 'এটি আর ফেরানো যাবে না। ক্রেতাও জানালে লেনদেন সম্পন্ন হবে।',
  handOverLast: 'এটি আর ফেরানো যাবে না। ক্রেতা আগেই জানিয়েছেন, তাই এতেই লেনদেন সম্পন্ন হবে।',
  handOverBack: 'এখনো না',

  ended: 'শেষ',
  endedWith: (name) => `, ${name}`,
  because: (reason) => `“${reason}”`,
  showEnded: (count) => `শেষ হওয়া সব ${count}টি অনুরোধ দেখুন`,

  emptyTitle: 'এখনো কোনো অনুরোধ নেই',
  emptyText: 'কেউ আপনার পণ্য চাইলে এখানে উত্তর দিতে পারবেন।',
  toProducts: 'আপনার পণ্য দেখুন',
  unreadable: (_count, written) => `${written}টি অনুরোধ পড়া যায়নি।`,

  notOfferedTitle: 'এই দোকানে অনুরোধের ব্যবস্থা নেই',
  notOfferedText: 'ক্রেতারা নিজেরাই যোগাযোগ করেন: ফোনে, বার্তায় বা ইমেইলে।',
};
