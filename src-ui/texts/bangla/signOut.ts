import type { Texts } from '../Texts.ts';

export const signOut: Texts['signOut'] = {
  loggedOut: 'আপনি লগ আউট করেছেন',
  loggedIn: (email) => `আপনি ${email} দিয়ে লগইন করে আছেন`,
  logOutFailed: (message) =>
    `আপনি এখনো লগইন করে আছেন। ${message || 'লগইন সেবার সঙ্গে এই মুহূর্তে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন।'}`,
  notCleared: 'এই ডিভাইস খালি করতে পারিনি। অন্যরাও ব্যবহার করলে আবার লগইন করে লগ আউট করুন।',
};
