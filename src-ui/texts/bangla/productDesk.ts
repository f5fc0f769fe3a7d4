import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

const products = (count: number): string => `${digits(count)}টি পণ্য`;
const ofProducts = (count: number): string => `${products(count)}ের`;

export const productDesk: Texts['productDesk'] = {
  search: 'আপনার পণ্যে খুঁজুন',
  show: 'দেখুন',
  filters: {
    all: 'সব',
    'not-advertised': 'বিজ্ঞাপন নেই',
    advertised: 'বিজ্ঞাপন আছে',
    requests: 'অনুরোধ আছে',
    reserved: 'রাখা আছে',
    sold: 'বিক্রি হয়েছে',
  },
  order: {
    posted: { descending: 'নতুন আগে', ascending: 'পুরোনো আগে' },
    name: { ascending: 'নাম, A থেকে Z', descending: 'নাম, Z থেকে A' },
    price: { descending: 'দাম, বেশি থেকে কম', ascending: 'দাম, কম থেকে বেশি' },
  },
  count: (shown, total) => (shown === total ? products(total) : `${ofProducts(total)} মধ্যে ${digits(shown)}টি`),
  nothingFound: 'কোনো পণ্য মেলেনি',
  nothingFoundText: 'অন্য শব্দ দিয়ে খুঁজুন, অথবা আপনার সব পণ্য দেখুন।',
  showAll: 'সব পণ্য দেখুন',

  advertiseMany: (count) => `${digits(count)}টির বিজ্ঞাপন দিন`,
  alreadyAdvertised: (count) => `${digits(count)}টির বিজ্ঞাপন আগেই চলছে`,
  advertising: {
    running: (_count, written) => `${written}টি পণ্যের বিজ্ঞাপন চালু হচ্ছে`,
    done: (_count, written) => `${written}টি পণ্যের বিজ্ঞাপন চালু হয়েছে`,
    rowRunning: 'বিজ্ঞাপন চালু হচ্ছে…',
    rowDone: 'এইমাত্র বিজ্ঞাপন চালু হয়েছে',
    rowFailed: 'বিজ্ঞাপন চালু হয়নি।',
  },
  gone: (name) => `${name} আগেই মুছে ফেলা হয়েছে`,

  deleteMany: (count) => `${digits(count)}টি মুছুন`,
  deleteTitle: (count) => (count === 1 ? 'পণ্যটি মুছে ফেলতে চান?' : `এই ${products(count)} মুছে ফেলতে চান?`),
  deleteText: (names, more) =>
    `${names.join(', ')}${more === 0 ? '' : ` ও আরও ${digits(more)}টি`} দোকান থেকে সরে যাবে। কয়েক সেকেন্ডের মধ্যে ফিরিয়ে আনতে পারবেন।`,
  wanted: (count, chosen) => ` ${chosen === 1 ? 'পণ্যটি' : `এর ${digits(count)}টি`} রাখা আছে বা অনুরোধ এসেছে।`,
  keep: (count) => (count === 1 ? 'পণ্যটি থাক' : 'পণ্যগুলো থাক'),
  confirmDelete: (count) => (count === 1 ? 'পণ্যটি মুছুন' : 'পণ্যগুলো মুছুন'),
  deletingSoon: (count) => `${products(count)} মুছে ফেলা হচ্ছে। এখনো ফেরাতে পারেন।`,
  undoAll: 'সব ফিরিয়ে আনুন',
  deleteNow: 'এখনই মুছুন',
  rowPending: 'একটু পরেই মুছে যাবে।',
  undo: 'ফিরিয়ে আনুন',
  ofProduct: (name) => ` ${name}`,
  deletion: {
    running: (_count, written) => `${written}টি পণ্য মোছা হচ্ছে`,
    done: (_count, written) => `${written}টি পণ্য মোছা হয়েছে`,
    rowRunning: 'মোছা হচ্ছে…',
    rowDone: 'মোছা হয়েছে',
    rowFailed: 'মোছা হয়নি।',
  },
  outcome: {
    advertising: (done, left, isUnsure) =>
      left === 0
        ? `${ofProducts(done)} বিজ্ঞাপন চালু হয়েছে`
        : `${ofProducts(done)} বিজ্ঞাপন চালু হয়েছে, ${digits(left)}টির ${isUnsure ? 'খবর নিশ্চিত নয়' : 'হয়নি'}। “বিক্রির পণ্য” দেখুন।`,
    deletion: (done, left, isUnsure) =>
      left === 0
        ? `${products(done)} মোছা হয়েছে`
        : `${products(done)} মোছা হয়েছে, ${digits(left)}টি ${isUnsure ? 'নিশ্চিত নয়' : 'হয়নি'}। “বিক্রির পণ্য” দেখুন।`,
  },
};
