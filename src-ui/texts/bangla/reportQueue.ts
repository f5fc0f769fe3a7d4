import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

const reports = (_count: number, written: string): string => `${written}টি অভিযোগ`;

export const reportQueue: Texts['reportQueue'] = {
  title: 'অভিযোগ আসা পণ্য',
  notConnectedTitle: 'এখানে অভিযোগ আসা পণ্য দেখা যায়',
  notConnected: 'এই দোকানে অভিযোগ নেওয়ার ব্যবস্থা যুক্ত নেই, তাই দেখানোর কিছু নেই।',

  loading: 'অভিযোগ লোড হচ্ছে…',
  notLoaded: 'অভিযোগ লোড করতে পারিনি',
  emptyTitle: 'কোনো অভিযোগ বাকি নেই',
  emptyText: 'নতুন অভিযোগ এখানে দেখা যাবে, নতুনটি আগে।',
  toSellers: 'সব বিক্রেতা দেখুন',
  lead: (count, written, _products, writtenProducts) =>
    `${writtenProducts}টি পণ্য নিয়ে ${reports(count, written)}, নতুন আগে`,
  noneOpen: 'এখন কোনো অভিযোগ বাকি নেই',

  reports,
  unnamed: 'নাম ছাড়া পণ্য',
  gone: 'আর বিক্রির জন্য নেই',
  reasonCount: (reason, written) => `${reason}:\u00A0${written}`,
  unknownReason: 'এমন একটি কারণ যা এই দোকান চেনে না',
  quoted: (details) => `“${details}”`,
  noDetails: 'বিস্তারিত নেই',
  visitor: 'একজন দর্শনার্থী',
  notDismissed: 'খারিজ হয়নি',
  today: (time) => `আজ, ${time}`,
  yesterday: (time) => `গতকাল, ${time}`,
  showAll: (written) => `সব ${written}টি অভিযোগ দেখুন`,
  about: (product) => `: ${product}`,
  ofProduct: (product) => ` ${product}`,

  openProduct: 'পণ্যটি খুলুন',
  removeSeller: 'বিক্রেতাকে সরান',
  removed: 'এই বিক্রেতাকে সরানো হয়েছে',
  reportsStay: (count, written) => `তাঁর পণ্য নিয়ে ${reports(count, written)} এই তালিকায় থাকছে, আপনি খারিজ করতে পারেন।`,

  dismiss: (count, written) => (count === 1 ? 'অভিযোগ খারিজ করুন' : `${reports(count, written)} খারিজ করুন`),
  dismissing: (count, written) => `${reports(count, written)} খারিজ হচ্ছে`,
  stillUndo: 'এখনো ফেরাতে পারেন।',
  sending: 'পাঠানো হচ্ছে…',
  undo: 'ফিরিয়ে আনুন',
  now: 'এখনই খারিজ করুন',
  dismissed: (count, written, product) => `${product} নিয়ে ${reports(count, written)} খারিজ করা হয়েছে`,
  failed: (_left, writtenLeft, count, product, why) =>
    count === 1
      ? `${product} নিয়ে অভিযোগটি খারিজ হয়নি। ${why}`
      : `${product} নিয়ে ${digits(count)}টি অভিযোগের ${writtenLeft}টি খারিজ হয়নি। ${why}`,
  unsure: (_left, writtenLeft, count, product, why) =>
    count === 1
      ? `${product} নিয়ে অভিযোগটি খারিজ হয়েছে কি না, আমরা জানি না। ${why}`
      : `${product} নিয়ে ${digits(count)}টি অভিযোগের ${writtenLeft}টি খারিজ হয়েছে কি না, আমরা জানি না। ${why}`,
  tryAgain: 'আবার চেষ্টা করুন',

  unreadable: (_count, written) => `${written}টি অভিযোগ পড়া যায়নি।`,
  unreadableName: 'যা পড়া যায়নি',
};
