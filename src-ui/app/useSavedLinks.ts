import { appTexts } from '../texts/app.ts';
import { useApp, useFormat, useTexts } from '../context/AppContext.ts';
import type { NavLink } from './useNavLinks.ts';
import type { Route } from './routes.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import { paths } from '../context/paths.ts';

export type SavedLink = NavLink & {
  /** Includes the count for screen readers. */
  readonly fullLabel: string;
  /** The number of products; null for none. */
  readonly written: string | null;
};

/** Links to this device's lists: always the wish list, and the comparison once it has a product. */
export function useSavedLinks(route: Route): readonly SavedLink[] {
  const texts = useTexts(appTexts);
  const format = useFormat();
  const { wishList, comparison } = useApp();
  // The build's HTML is the same for everybody.
  const isHydrated = useHydrated();
  const compared = isHydrated ? comparison.size : 0;
  const link = (href: string, label: string, icon: NavLink['icon'], count: number): SavedLink => {
    const written = count === 0 ? null : format.count(count);
    const fullLabel = written === null ? label : texts.withCount(label, count, written);
    return { href, label, icon, written, fullLabel, current: route.pattern === href ? 'page' : undefined };
  };
  const wishes = link(paths.wishList, texts.wishList, 'heart', isHydrated ? wishList.size : 0);
  return compared === 0 ? [wishes] : [wishes, link(paths.compare, texts.compare, 'arrows-diff', compared)];
}
