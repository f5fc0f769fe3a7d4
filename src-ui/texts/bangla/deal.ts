import type { Texts } from '../Texts.ts';

export const deal: Texts['deal'] = {
  stages: {
    seller: {
      requested: 'আপনার উত্তর দরকার',
      waiting: 'অপেক্ষায়',
      accepted: 'গ্রহণ করা হয়েছে',
      'seller-handed-over': 'আপনি বুঝিয়ে দিয়েছেন',
      'buyer-handed-over': 'ক্রেতা পেয়ে গেছেন',
      completed: 'বিক্রি হয়েছে',
      declined: 'ফিরিয়ে দেওয়া',
      cancelled: 'বাতিল',
    },
    buyer: {
      requested: 'উত্তরের অপেক্ষায়',
      waiting: 'অন্য একজনকে কথা দেওয়া',
      accepted: 'গ্রহণ করা হয়েছে',
      'seller-handed-over': 'বিক্রেতা বুঝিয়ে দিয়েছেন',
      'buyer-handed-over': 'আপনি পেয়ে গেছেন',
      completed: 'এখন আপনার',
      declined: 'ফিরিয়ে দেওয়া',
      cancelled: 'বাতিল',
    },
  },

  reason: 'কারণ',
  readBy: { seller: 'ক্রেতা এটি পড়বেন।', buyer: 'বিক্রেতা এটি পড়বেন।' },
  suggestions: 'যেসব কারণ দিতে পারেন',
  suggested: {
    seller: {
      decline: ['জায়গাটি আমার জন্য দূরে', 'পণ্যটি নিজের কাছে রাখতে চাই', 'অন্য জায়গায় বিক্রি করে দিয়েছি'],
      cancel: ['আপনার সঙ্গে যোগাযোগ করতে পারিনি', 'দেখা করার সময় মেলেনি', 'অন্য জায়গায় বিক্রি করে দিয়েছি'],
    },
    buyer: {
      cancel: ['অন্য একটি পেয়ে গেছি', 'দেখা করার সময় মেলেনি', 'বিবরণের সঙ্গে মেলে না'],
    },
  },
  goBack: 'ফিরে যান',
};
