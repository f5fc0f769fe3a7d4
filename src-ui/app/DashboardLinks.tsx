import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { drawerRoutes, type RoutePattern } from '#domain/identity/accessPolicy.ts';
import { type AppTexts, appTexts } from '../copy/app.ts';
import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/IconName.ts';
import { useApp, useTexts } from './AppContext.ts';
import type { Route } from './routes.ts';

type Entry = { readonly icon: IconName; readonly label: (texts: AppTexts) => string };

const entries: { readonly [P in RoutePattern]?: Entry } = {
  '/dashboard': { icon: 'bookmark', label: (texts) => texts.bookedProducts },
  '/dashboard/allbuyer': { icon: 'users', label: (texts) => texts.allBuyers },
  '/dashboard/allseller': { icon: 'building-store', label: (texts) => texts.allSellers },
  '/dashboard/reporteditem': { icon: 'flag', label: (texts) => texts.reportedItems },
  '/dashboard/sellersproducts': { icon: 'tags', label: (texts) => texts.sellerProducts },
  '/dashboard/addproducts': { icon: 'circle-plus', label: (texts) => texts.addProducts },
};

type DashboardLinksProps = {
  readonly route: Route;
  readonly onGo?: (() => void) | undefined;
};

/** Where the dashboard leads; whom to show what is the domain's to say. */
export const DashboardLinks = observer(function DashboardLinks({ route, onGo }: DashboardLinksProps) {
  const texts = useTexts(appTexts);
  const { actor } = useApp().session;
  const here = route.pattern === '/dashboard/reportedItem' ? '/dashboard/reporteditem' : route.pattern;
  return (
    <nav className="drawer-nav" aria-label={texts.dashboard}>
      {drawerRoutes(actor ?? null).map((pattern) => {
        const entry = entries[pattern];
        if (entry === undefined) throw new Error(`The drawer has no words for ${pattern}.`);
        return (
          <Link key={pattern} href={pattern} aria-current={pattern === here ? 'page' : undefined} onClick={onGo}>
            <Icon name={entry.icon} />
            {entry.label(texts)}
          </Link>
        );
      })}
    </nav>
  );
});
