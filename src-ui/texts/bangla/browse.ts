import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';
import { placeNames } from './placeNames.ts';

const months = (count: number): string => (count % 12 === 0 ? `${digits(count / 12)} বছর` : `${digits(count)} মাস`);

export const browse: Texts['browse'] = {
  search: 'পণ্য খুঁজুন',
  searchPlaceholder: 'নাম, ব্র্যান্ড, এলাকা বা বিক্রেতা',
  sortBy: 'সাজান',
  sorts: {
    relevance: 'বেশি মিল আগে',
    newest: 'নতুন আগে',
    available: 'যা আছে আগে',
    'price-up': 'কম দাম আগে',
    'price-down': 'বেশি দাম আগে',
    saving: 'সবচেয়ে বেশি সাশ্রয়',
  },

  filters: 'ফিল্টার',
  filter: 'ফিল্টার',
  filterCount: (written) => `ফিল্টার (${written})`,
  showResults: (products) => `${products} দেখুন`,
  showProducts: 'পণ্য দেখুন',
  clearAll: 'সব মুছুন',
  removeFilter: (label) => `ফিল্টার সরান: ${label}`,
  more: (count) => `আরও ${count}টি`,
  moreOf: (filter, more) => `${filter}: ${more}`,
  fewer: 'কম দেখুন',

  availability: 'পাওয়া যায় কি না',
  category: 'ক্যাটাগরি',
  condition: 'অবস্থা',
  place: 'এলাকা',
  price: 'দাম, টাকায়',
  used: 'কত দিন ব্যবহৃত',
  seller: 'বিক্রেতা ও বিজ্ঞাপন',
  verifiedOnly: 'শুধু যাচাই করা বিক্রেতা',
  advertisedOnly: 'শুধু বিজ্ঞাপনের পণ্য',
  verifiedChip: 'যাচাই করা বিক্রেতা',
  advertisedChip: 'বিজ্ঞাপনের পণ্য',
  placeName: (place) => placeNames[place] ?? place,

  checkSellersAgain: (failed) => `${failed} জন বিক্রেতাকে আবার দেখুন`,
  checkingSellers: (known, all) => `${all} জন বিক্রেতার মধ্যে ${known} জনকে দেখা হয়েছে।`,

  lowestPrice: 'সর্বনিম্ন দাম',
  highestPrice: 'সর্বোচ্চ দাম',
  histogram: (products, min, max) => `${min} থেকে ${max}-এর মধ্যে ${products}`,
  noPrices: 'কোনো দাম নেই',

  anyUse: 'যেকোনো সময়',
  monthsUpTo: (max) => `সর্বোচ্চ ${months(max)}`,
  monthsFrom: (min) => `${months(min)} বা বেশি`,
  monthsBetween: (min, max) => `${months(min)} থেকে ${months(max)}`,
  unsaid: (_count, written) => `${written}টি পণ্যে লেখা নেই`,

  searchChip: (text) => `“${text}”`,
  usedChip: (range) => `ব্যবহৃত: ${range}`,
  priceUpTo: (max) => `সর্বোচ্চ ${max}`,
  priceFrom: (min) => `${min} থেকে শুরু`,
  priceBetween: (min, max) => `${min} থেকে ${max}`,

  results: 'পণ্য',
  found: (found, all) => `${all}ের মধ্যে ${found}টি`,
  about: { alone: (products) => `প্রায় ${products}`, within: (products) => `প্রায় ${products}` },
  shownSoFar: (shown, all) => `${all}ের মধ্যে ${shown}টি দেখা যাচ্ছে।`,
  showMore: 'আরও পণ্য দেখুন',
  loadingMore: 'আরও পণ্য আনা হচ্ছে…',
  moreFailed: 'আরও পণ্য লোড করতে পারিনি',
  noMatch: 'আপনার খোঁজের সঙ্গে কোনো পণ্য মেলেনি',
  noMatchText: 'একটি ফিল্টার সরিয়ে দেখুন।',
  noMatchWords: 'বানান মিলিয়ে দেখুন, বা কম শব্দে খুঁজুন।',
  dropText: (text, products) => `“${text}” কথাটি ছাড়া: ${products}`,
  dropFilter: (label, products) => `${label} বাদ দিলে: ${products}`,
  dropLabels: {
    statuses: 'পাওয়া যায় কি না',
    categories: 'ক্যাটাগরি',
    conditions: 'অবস্থা',
    places: 'এলাকা',
    verified: 'শুধু যাচাই করা বিক্রেতা',
    advertised: 'শুধু বিজ্ঞাপনের পণ্য',
    price: 'দামের সীমা',
    months: 'ব্যবহারের সময়',
  },
  countsFailed: 'কোন ফিল্টারে কত পণ্য, তা গোনা যায়নি',
  preparing: 'খোঁজার প্রস্তুতি চলছে…',
  listEnds: (shown, all) => `${all}-এর মধ্যে প্রথম ${shown} দেখছেন। বাকিগুলো দেখতে খুঁজুন বা ফিল্টার করুন।`,
};
