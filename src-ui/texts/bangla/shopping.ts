import type { Texts } from '../Texts.ts';

export const shopping: Texts['shopping'] = {
  home: 'হোম',
  allProducts: 'সব পণ্য',
  allProductsDescription: 'বিক্রির জন্য থাকা সব ব্যবহৃত ফোন, ল্যাপটপ, ক্যামেরা ও ড্রোন, অবস্থা, বয়স, দাম ও বিক্রেতাসহ।',
  categoriesDescription: 'এই দোকানের ব্যবহৃত ইলেকট্রনিকসের ধরনগুলো।',
  advertisedDescription: 'বিক্রেতারা যেসব ব্যবহৃত ইলেকট্রনিকসের বিজ্ঞাপন দিয়েছেন, অবস্থা, বয়স ও দামসহ।',
  allProductsLead: 'বিক্রির জন্য যা যা আছে।',
  categories: 'ক্যাটাগরি',
  categoriesLead: 'ক্যাটাগরি খুলতে ও বিক্রেতাদের দেওয়া সব তথ্য দেখতে লগইন করুন।',
  advertised: 'বিজ্ঞাপনের পণ্য',
  advertisedLead: 'বিক্রেতারা যেসব পণ্যের বিজ্ঞাপন দিয়েছেন।',

  products: (_count, written) => `${written}টি পণ্য`,
  categoryCount: (_count, written) => `${written}টি ক্যাটাগরি`,
  leftOut: (_count, written) => `${written}টি পণ্য দেখানো যায়নি।`,

  productsNotLoaded: 'পণ্যগুলো লোড করতে পারিনি',
  categoriesNotLoaded: 'ক্যাটাগরিগুলো লোড করতে পারিনি',
  noProducts: 'এখনো কোনো পণ্য নেই',
  noProductsText: 'বিক্রেতা পোস্ট করলেই পণ্য এখানে দেখা যাবে।',
  noAdvertised: 'এখনো কোনো বিজ্ঞাপনের পণ্য নেই',
  noAdvertisedText: 'বিক্রেতারা ড্যাশবোর্ড থেকে বিজ্ঞাপন দেন। সবকিছু “সব পণ্য” পেজে পাবেন।',
  noCategories: 'এখনো কোনো ক্যাটাগরি নেই',
  noCategoriesText: 'সবকিছু “সব পণ্য” পেজে পাবেন।',
  emptyCategory: (name) => `“${name}” ক্যাটাগরিতে কোনো পণ্য নেই`,
  emptyCategoryText: 'ক্যাটাগরির বানান আলাদা হতে পারে, অথবা এর পণ্যগুলো সরানো হয়েছে।',
  seeCategories: 'ক্যাটাগরিগুলো দেখুন',
  seeAllProducts: 'সব পণ্য দেখুন',

  bookNow: 'বুক করুন',
  wantToBuy: 'কিনতে চাই',
  goneText: 'বিক্রেতা সরিয়ে ফেলেছেন, অথবা লিংকটি পুরোনো। অন্য পণ্য দেখুন।',
  close: 'বন্ধ করুন',
};
