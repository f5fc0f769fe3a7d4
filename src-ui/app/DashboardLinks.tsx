import { Fragment } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { type DashboardTexts, dashboardTexts } from '../texts/dashboard.ts';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/IconName.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import type { Route } from './routes.ts';
import { drawerPaths } from './drawerPaths.ts';
import { type PathPattern, paths } from '../context/paths.ts';
import { RequestsLink } from './RequestsLink.tsx';

type Entry = { readonly icon: IconName; readonly label: (texts: DashboardTexts) => string };

const entries: { readonly [P in PathPattern]?: Entry } = {
  [paths.dashboard]: { icon: 'bookmark', label: (texts) => texts.bookedProducts },
  [paths.buyers]: { icon: 'users', label: (texts) => texts.allBuyers },
  [paths.sellers]: { icon: 'building-store', label: (texts) => texts.allSellers },
  [paths.reportedItems]: { icon: 'flag', label: (texts) => texts.reportedItems },
  [paths.sellersProducts]: { icon: 'tags', label: (texts) => texts.sellerProducts },
  [paths.addProduct]: { icon: 'circle-plus', label: (texts) => texts.addProducts },
};

type DashboardLinksProps = {
  readonly route: Route;
  readonly onGo?: (() => void) | undefined;
};

export const DashboardLinks = observer(function DashboardLinks({ route, onGo }: DashboardLinksProps) {
  const texts = useTexts(dashboardTexts);
  const { dashboard } = useTexts(appTexts);
  const { actor } = useApp().session;
  const here = route.pattern === paths.reportedItemsToo ? paths.reportedItems : route.pattern;
  return (
    <nav className="drawer-nav" aria-label={dashboard}>
      {drawerPaths(actor ?? null).map((pattern) => {
        const entry = entries[pattern];
        if (entry === undefined) throw new Error(`The drawer has no words for ${pattern}.`);
        return (
          <Fragment key={pattern}>
            <Link href={pattern} aria-current={pattern === here ? 'page' : undefined} onClick={onGo}>
              <Icon name={entry.icon} />
              {entry.label(texts)}
            </Link>
            {pattern === paths.dashboard && <RequestsLink isHere={here === paths.requests} onGo={onGo} />}
          </Fragment>
        );
      })}
    </nav>
  );
});
