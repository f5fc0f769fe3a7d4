import { appTexts } from '../texts/app.ts';
import type { IconName } from '../kit/IconName.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import type { Route } from './routes.ts';
import { paths } from '../context/paths.ts';

export type NavLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** 'page' on the page itself, 'true' on a page below it. */
  readonly current: 'page' | 'true' | undefined;
};

/** The links of the bar and the phone's menu. The dashboard appears only for a signed-in person. */
export function useNavLinks(route: Route): readonly NavLink[] {
  const texts = useTexts(appTexts);
  const { actor } = useApp().session;
  const link = (href: string, label: string, icon: IconName, current?: 'true'): NavLink => ({
    href,
    label,
    icon,
    current: route.pattern === href ? 'page' : current,
  });
  const links = [
    link(paths.home, texts.home, 'home'),
    link(paths.allProducts, texts.allProducts, 'device-laptop'),
    link(paths.blog, texts.blog, 'book'),
  ];
  if (actor === undefined || actor === null) return links;
  const below = route.layout === 'dashboard' ? 'true' : undefined;
  return [...links, link(paths.dashboard, texts.dashboard, 'layout-dashboard', below)];
}
