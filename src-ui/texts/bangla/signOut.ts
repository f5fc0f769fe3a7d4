import type { Texts } from '../Texts.ts';

export const signOut: Texts['signOut'] = {
  loggedOut: 'আপনি লগ আউট করেছেন',
  logOutFailed: (message) =>
    `আপনি এখনো লগইন করে আছেন। ${message || 'লগইন সেবার সঙ্গে এই মুহূর্তে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন।'}`,
};
