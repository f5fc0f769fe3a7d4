import { appTexts } from '../copy/app.ts';
import { useApp, useFormat, useTexts } from './AppContext.ts';
import type { NavLink } from './useNavLinks.ts';
import type { Route } from './routes.ts';

export type KeptLink = NavLink & {
  /** With the count, for who does not see it. */
  readonly fullLabel: string;
  /** How many there are; null for none. */
  readonly written: string | null;
};

/** The lists that this device keeps: the wish list always, the comparison once something is in it. */
export function useKeptLinks(route: Route): readonly KeptLink[] {
  const texts = useTexts(appTexts);
  const format = useFormat();
  const { wishList, comparison } = useApp();
  const link = (href: string, label: string, icon: NavLink['icon'], count: number): KeptLink => {
    const written = count === 0 ? null : format.count(count);
    const fullLabel = written === null ? label : texts.withCount(label, count, written);
    return { href, label, icon, written, fullLabel, current: route.pattern === href ? 'page' : undefined };
  };
  const wishes = link('/wishlist', texts.wishList, 'heart', wishList.size);
  return comparison.size === 0 ? [wishes] : [wishes, link('/compare', texts.compare, 'arrows-diff', comparison.size)];
}
