import type { Texts } from '../Texts.ts';

export const common: Texts['common'] = {
  longWait: 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে। অপেক্ষা করুন, অথবা থামিয়ে আবার চেষ্টা করুন।',
  stop: 'থামান',
  outdatedTitle: 'হালনাগাদ করতে পারিনি, তাই তথ্য পুরোনো হতে পারে',
  tryAgain: 'আবার চেষ্টা করুন',
};
