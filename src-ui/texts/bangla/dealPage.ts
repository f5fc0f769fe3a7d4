import type { Texts } from '../Texts.ts';
import { dealNews, nextInDeal } from './dealStages.ts';
import { genitive } from './genitive.ts';

export const dealPage: Texts['dealPage'] = {
  yourTurn: 'এবার আপনার পালা',
  waitingFor: (who) => `${genitive(who)} জন্য অপেক্ষা`,
  other: { buyer: 'বিক্রেতা', seller: 'ক্রেতা' },

  next: nextInDeal,
  completedByOne: {
    buyer: 'লেনদেন সম্পন্ন। রসিদটি নিচে।',
    seller: 'লেনদেন সম্পন্ন।',
  },
  payOrMeet: (who) => `এখনই দাম দিন, অথবা ${genitive(who)} সঙ্গে দেখা হলে`,
  payNow: 'দাম দিন',
  seePayment: 'পেমেন্ট দেখুন',
  toHandOver: 'হস্তান্তরে যান',
  accept: 'গ্রহণ করুন',
  accepting: 'গ্রহণ করা হচ্ছে…',
  findAnother: 'অন্য পণ্য দেখুন',
  reason: 'কারণ:',
  paidForNothing: (reference) =>
    `আপনি কার্ডে দাম দিয়েছেন, লেনদেন শেষ হলেও টাকা নিজে থেকে ফেরত আসে না। বিক্রেতার কাছে টাকা চান এবং পেমেন্টের রেফারেন্স বলুন: ${reference}।`,
  sellerOwes: 'ক্রেতা কার্ডে দাম দিয়েছেন, লেনদেন শেষ হলেও টাকা নিজে থেকে ফেরত যায় না।',
  news: dealNews,

  timeline: 'লেনদেন কোন ধাপে আছে',
  steps: {
    requested: 'অনুরোধ',
    accepted: 'গ্রহণ',
    paid: 'দাম দেওয়া',
    'handed-over': 'হস্তান্তর',
    completed: 'সম্পন্ন',
    declined: 'ফিরিয়ে দেওয়া',
    cancelled: 'বাতিল',
  },
  status: { done: 'হয়েছে: ', now: 'এরপর: ', open: 'এখন করা যায়: ', later: 'পরে: ', ended: 'শেষ: ' },
  payWhen: 'এখন কার্ডে, অথবা দেখা হলে',
  byBoth: 'দুজনেরই নিশ্চিত করা চাই',

  handOver: 'হস্তান্তর',
  you: 'আপনি',
  iHave: { buyer: 'আমি পেয়েছি', seller: 'আমি বুঝিয়ে দিয়েছি' },
  theyHave: { buyer: '“আমি পেয়েছি”', seller: '“আমি বুঝিয়ে দিয়েছি”' },
  tickWhen: {
    buyer: 'হাতে পাওয়ার পর নিশ্চিত করুন। এটি আর ফেরানো যায় না।',
    seller: 'ক্রেতার হাতে দেওয়ার পর নিশ্চিত করুন। এটি আর ফেরানো যায় না।',
  },
  notTicked: 'এখনো নিশ্চিত করা হয়নি',
  neverTicked: 'নিশ্চিত করা হয়নি',
  ticked: (day) => `${day} তারিখে নিশ্চিত করা হয়েছে`,
  askTick: { buyer: 'পণ্যটি হাতে পেয়েছেন?', seller: 'পণ্যটি বুঝিয়ে দিয়েছেন?' },
  askTickText: 'এটি আর ফেরানো যাবে না, আর এরপর বুকিং বাতিল করা যাবে না।',
  notYet: 'এখনো না',
  confirming: 'নিশ্চিত করা হচ্ছে…',

  ending: {
    cancel: { open: 'বুকিংটি বাতিল করুন', pending: 'বাতিল হচ্ছে…' },
    decline: { open: 'অনুরোধটি ফিরিয়ে দিন', pending: 'ফিরিয়ে দেওয়া হচ্ছে…' },
  },
  endingText: {
    buyer: 'বিক্রেতা আপনার কারণটি পড়বেন।',
    seller: 'ক্রেতা আপনার কারণটি পড়বেন।',
  },
  freeAgain: 'পণ্যটি আবার অন্যদের জন্য খোলা হবে।',
  endingPaid: {
    buyer: 'আপনি কার্ডে দাম দিয়েছেন। বাতিল করলে টাকা ফেরত আসে না: আগে বিক্রেতার সঙ্গে কথা বলে নিন।',
    seller: 'ক্রেতা কার্ডে দাম দিয়েছেন। বাতিল করলে টাকা ফেরত যায় না: আগে তাঁর সঙ্গে কথা বলে নিন।',
  },
  endingProcessing: 'আপনার কার্ডের পেমেন্ট চলছে। বাতিল করলে পেমেন্ট থামবে না, টাকাও ফেরত আসবে না: আগে বিক্রেতার সঙ্গে কথা বলে নিন।',

  done: {
    accept: 'অনুরোধটি গ্রহণ করেছেন',
    decline: 'অনুরোধটি ফিরিয়ে দিয়েছেন',
    cancel: 'বুকিংটি বাতিল করেছেন',
    'hand-over': 'হস্তান্তর নিশ্চিত করেছেন',
  },
};
