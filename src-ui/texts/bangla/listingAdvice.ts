import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

export const listingAdvice: Texts['listingAdvice'] = {
  title: 'ক্রেতারা প্রথমে যা জানতে চান',
  text: 'এগুলো ছাড়াও পোস্ট করতে পারেন।',
  done: (followed, all) => `${digits(all)}টির মধ্যে ${digits(followed)}টি হয়েছে`,
  followed: 'হয়েছে:',
  open: 'বাকি:',
  names: {
    picture: 'একটি ছবি',
    'battery-health': 'ব্যাটারির অবস্থা',
    'shutter-count': 'শাটার কাউন্ট',
    included: 'সঙ্গে কী কী আছে',
  },
  how: {
    picture: 'ওপরে একটি বাছুন।',
    'battery-health': 'বিবরণে লিখুন, যেমন “ব্যাটারি ৮৭%”।',
    'shutter-count': 'বিবরণে লিখুন, যেমন “শাটার কাউন্ট ১২,৪০০”।',
    included: 'বিবরণে লিখুন, যেমন “চার্জার ও বাক্স আছে” বা “শুধু ফোন”।',
  },
};
