import type { Texts } from '../Texts.ts';

export const desk: Texts['desk'] = {
  choose: (name) => `${name} বাছুন`,
  chooseShown: (_count, written) => `যে ${written}টি দেখা যাচ্ছে সব বাছুন`,
  chosen: (written) => `${written}টি বাছাই করা`,
  noneChosen: 'কিছু বাছাই করা নেই',
  clearChoice: 'বাছাই মুছুন',
  chosenRows: 'বাছাই করা সারি',
  sortBy: 'সাজান',
  show: 'দেখুন',

  progress: (done, total) => `${total}টির মধ্যে ${done}টি হয়েছে`,
  failed: (written) => `${written}টি হয়নি`,
  lost: (written) => `${written}টি নিশ্চিত হয়নি`,
  stop: 'থামান',
  unchanged: (_count, written) => `${written}টি পাঠানো হয়নি, যেমন ছিল তেমনই আছে।`,
  pending: (_count, written) => `${written}টি এখনো উত্তরের অপেক্ষায়।`,
  others: (_count, written) => `আরও ${written}টি`,
  sentence: (words) => `${words}।`,
  and: ' ও ',
  tryAgainMany: (written) => `আবার চেষ্টা করুন (${written})`,
  continueWith: (written) => `${written}টি নিয়ে এগোন`,
  tryAgain: 'আবার চেষ্টা করুন',
  withRow: (name) => `: ${name}`,
  close: 'বার্তাটি বন্ধ করুন',

  waiting: 'অপেক্ষায়',
  unsent: 'পাঠানো হয়নি',
  notConfirmed: 'নিশ্চিত হওয়া যায়নি।',
  unknownReason: 'এই পেজে কিছু একটা গোলমাল হয়েছে।',
};
