import type { Texts } from '../Texts.ts';

export const notFound: Texts['notFound'] = {
  title: 'পাওয়া যায়নি',
  picture: 'একটি ড্রোন আলো ফেলেছে খালি জায়গায়, যেখানে শুধু একটি ফোনের রেখা',
  heading: 'যা খুঁজছিলেন তা এখানে নেই',
  text: 'মালিক হয়তো সরিয়ে ফেলেছেন, অথবা লিংকে ভুল আছে।',
  retry: 'আবার চেষ্টা করুন',
  allProducts: 'সব পণ্য',
};
