import type { Texts } from '../Texts.ts';

export const availability: Texts['availability'] = {
  watch: 'পণ্যটি নজরে রাখুন',
  watchShort: 'নজরে রাখুন',
  reservedTitle: 'একজন ক্রেতার জন্য রাখা আছে',
  reservedText: 'এটি আবার পাওয়া যেতে পারে। নজরে রাখুন, পাওয়া গেলে পছন্দের তালিকায় দেখতে পাবেন।',
  watchedText: 'এটি আপনার নজরে আছে। আবার পাওয়া গেলে পছন্দের তালিকায় দেখতে পাবেন।',
  seeBookings: 'এটি কি আপনার জন্য রাখা? আপনার বুকিং দেখুন',

  soldTitle: 'বিক্রি হয়ে গেছে',
  soldText: 'এটি নতুন মালিক পেয়ে গেছে।',
  othersAvailable: (count, written, category, lowest) =>
    count === 1
      ? `${category} ক্যাটাগরিতে আরও ${written}টি পণ্য আছে, দাম ${lowest}।`
      : `${category} ক্যাটাগরিতে আরও ${written}টি পণ্য আছে, দাম ${lowest} থেকে।`,
  seeSimilar: 'কাছাকাছি পণ্য দেখুন',
  seeSimilarProducts: 'কাছাকাছি পণ্য দেখুন',
  seeAllProducts: 'সব পণ্য দেখুন',

  watched: 'এটি আপনার নজরে আছে। আবার পাওয়া যেতে পারে।',
  availableAgain: 'আবার পাওয়া যাচ্ছে',
  countAvailableAgain: (_count, written) => `${written}টি আবার পাওয়া যাচ্ছে`,
};
