import type { Texts } from '../Texts.ts';

export const kit: Texts['kit'] = {
  close: 'বন্ধ করুন',
  previous: 'আগেরটি',
  next: 'পরেরটি',
  pause: 'থামান',
  play: 'চালান',
  optional: '(না দিলেও চলে)',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  breadcrumb: 'আপনি যেখানে আছেন',
  scrollable: (label) => `${label}, স্ক্রল করা যায়`,
  position: (place, count) => `${place} / ${count}`,
};
