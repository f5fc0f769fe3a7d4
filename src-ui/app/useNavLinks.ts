import { appTexts } from '../copy/app.ts';
import type { IconName } from '../design/IconName.ts';
import { useApp, useTexts } from './AppContext.ts';
import type { Route } from './routes.ts';

export type NavLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** 'page' on the page itself, 'true' on a page within. */
  readonly current: 'page' | 'true' | undefined;
};

/** Where the bar and the phone's menu lead; the dashboard only for who is known to be signed in. */
export function useNavLinks(route: Route): readonly NavLink[] {
  const texts = useTexts(appTexts);
  const { actor } = useApp().session;
  const link = (href: string, label: string, icon: IconName): NavLink => ({
    href, label, icon, current: route.pattern === href ? 'page' : undefined,
  });
  const links = [
    link('/', texts.home, 'home'),
    link('/allproducts', texts.allProducts, 'device-laptop'),
    link('/blog', texts.blog, 'book'),
  ];
  if (actor === undefined || actor === null) return links;
  const dashboard = link('/dashboard', texts.dashboard, 'layout-dashboard');
  return [...links, route.layout === 'dashboard' ? { ...dashboard, current: dashboard.current ?? 'true' } : dashboard];
}
