import type { Texts } from '../Texts.ts';

export const selling: Texts['selling'] = {
  sellerProducts: 'বিক্রির পণ্য',
  sellerProductsLead: 'আপনার পণ্য। বিজ্ঞাপন দেওয়া পণ্য হোমেও দেখা যায়।',
  addProduct: 'পণ্য যোগ করুন',

  table: 'আপনার পণ্য',
  loading: 'আপনার পণ্য লোড হচ্ছে…',
  image: 'ছবি',
  productName: 'পণ্যের নাম',
  email: 'ইমেইল',
  price: 'দাম',
  actions: 'কী করবেন',
  advertise: 'বিজ্ঞাপন দিন',
  advertising: 'বিজ্ঞাপন চালু হচ্ছে…',
  advertised: 'বিজ্ঞাপন চলছে',
  delete: 'মুছুন',
  duplicate: 'কপি করে নতুন',
  ofProduct: (product) => ` ${product}`,

  deleteTitle: 'পণ্যটি মুছে ফেলতে চান?',
  isWanted: ' পণ্যটি রাখা আছে বা অনুরোধ এসেছে।',
  deleteText: (product) => `${product} দোকান থেকে সরে যাবে। কয়েক সেকেন্ডের মধ্যে ফিরিয়ে আনতে পারবেন।`,
  keepProduct: 'পণ্যটি থাক',
  confirmDelete: 'পণ্যটি মুছুন',

  emptyTitle: 'এখনো বিক্রির জন্য কিছু নেই',
  emptyText: 'ছবি, অবস্থা ও দাম দিয়ে আপনার প্রথম পণ্যটি যোগ করুন।',
  notLoaded: 'আপনার পণ্য লোড করতে পারিনি',
};
