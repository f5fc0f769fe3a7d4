import { expect, it } from 'vitest';
import { PriceMove } from '#ui/features/saved/PriceMove.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aFrame } from '../app/aFrame.tsx';

const now = Date.UTC(2026, 10, 26, 6);
const tuesday = now - 2 * 24 * 60 * 60 * 1000;

it.each<[Language, number | null, string]>([
  ['english', tuesday, '2,500 tk less since Tuesday. It was 38,500 tk.'],
  ['english', null, '2,500 tk less since you last looked. It was 38,500 tk.'],
  ['bangla', tuesday, 'মঙ্গলবার থেকে ২,৫০০ টাকা কমেছে। আগে ছিল ৩৮,৫০০ টাকা।'],
  ['bangla', null, 'শেষবার দেখার পর থেকে ২,৫০০ টাকা কমেছে। আগে ছিল ৩৮,৫০০ টাকা।'],
])('[G-I18N-1] [G-ALERT-1] a changed price is told in the order of its language: %s', (language, since, words) => {
  const frame = aFrame({ actor: null, language });
  frame.draw('/wishlist', <PriceMove change={{ from: 38_500, to: 36_000, since }} clock={{ now: () => now }} />);
  expect(document.querySelector('.price-move')?.textContent).toBe(words);
});
