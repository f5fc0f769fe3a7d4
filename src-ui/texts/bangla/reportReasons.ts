import type { Texts } from '../Texts.ts';

export const reportReasons: Texts['reportReasons'] = {
  'already-sold': 'আগেই বিক্রি হয়ে গেছে',
  'wrong-description': 'দাম বা বিবরণ ভুল',
  'wrong-picture': 'ছবিটি এই পণ্যের নয়',
  'fake-or-stolen': 'নকল বা চুরির মনে হয়',
  'money-first': 'দেখা হওয়ার আগেই টাকা চান',
  'not-allowed': 'এই দোকানে বিক্রির অনুমতি নেই',
  other: 'অন্য কিছু',
};
