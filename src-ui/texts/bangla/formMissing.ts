import type { Texts } from '../Texts.ts';

export const formMissing: Texts['formMissing'] = {
  bookingOpening: 'বুকিংয়ের ফর্ম খোলা হচ্ছে…',
  bookingTitle: 'বুকিংয়ের ফর্ম লোড করতে পারিনি',
  bookingText: 'ইন্টারনেট সংযোগ দেখুন। কিছুই বুক হয়নি।',
  bookingUnknown: 'আপনি লগইন করে আছেন কি না, দেখতে পারিনি। কিছুই বুক হয়নি।',
  retry: 'আবার চেষ্টা করুন',
  close: 'বন্ধ করুন',
};
