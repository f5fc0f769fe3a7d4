import { administration } from './administration.ts';
import { app } from './app.ts';
import { booking } from './booking.ts';
import { bookings } from './bookings.ts';
import { dashboard } from './dashboard.ts';
import { failures } from './failures.ts';
import { home } from './home.ts';
import { homeSections } from './homeSections.ts';
import { outcomes } from './outcomes.ts';
import { productDesk } from './productDesk.ts';
import { reportQueue } from './reportQueue.ts';
import { rules } from './rules.ts';
import { selling } from './selling.ts';
import { signOut } from './signOut.ts';
import type { Groups, Texts } from '../Texts.ts';

/** The texts whose wording in the specification differs from the shop's English. */
const differences: { readonly [N in keyof Texts]?: (english: Texts[N]) => Texts[N] } = {
  administration,
  app,
  booking,
  bookings,
  dashboard,
  failures,
  home,
  homeSections,
  outcomes,
  productDesk,
  reportQueue,
  rules,
  selling,
  signOut,
};

function differing<T extends object>(english: T): T {
  const texts = Object.entries(english).map(([name, catalogue]) => {
    const change = differences[name as keyof Texts] as ((texts: unknown) => unknown) | undefined;
    return [name, change?.(catalogue) ?? catalogue];
  });
  return Object.fromEntries(texts) as T;
}

const english = async (): Promise<Groups> => (await import('../english/english.ts')).english;

export const original: Groups = {
  frame: async () => differing(await (await english()).frame()),
  shop: async () => differing(await (await english()).shop()),
  desk: async () => differing(await (await english()).desk()),
  blog: async () => differing(await (await english()).blog()),
};
