import type { Texts } from '../Texts.ts';

export const drafts: Texts['drafts'] = {
  title: 'আপনার খসড়া ফিরিয়ে এনেছি',
  text: 'এটি শুধু এই ডিভাইসে রাখা আছে।',
  withoutPassword: 'এটি শুধু এই ডিভাইসে রাখা আছে, পাসওয়ার্ড ছাড়া: সেটি আবার লিখুন।',
  noRoom: 'আপনার খসড়ার জন্য এই ডিভাইসে জায়গা নেই',
  untilLeft: 'পেজটি বন্ধ বা রিলোড করলে আপনার বদলগুলো থাকবে না।',
  startAfresh: 'নতুন করে শুরু করুন',
};
