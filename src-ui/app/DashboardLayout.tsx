import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { appTexts } from '../texts/app.ts';
import { dashboardTexts } from '../texts/dashboard.ts';
import { Icon } from '../kit/Icon.tsx';
import { useApp, useTexts } from '../context/AppContext.ts';
import { RequestCountContext } from '../context/RequestCountContext.ts';
import { requestCountFeature } from '../features/booking/requestCountFeature.ts';
import { DashboardLinks } from './DashboardLinks.tsx';
import { DashboardPerson } from './DashboardPerson.tsx';
import { RequestsInMenu } from './RequestsLink.tsx';
import type { Route } from './routes.ts';
import { useLatePart } from '../context/useLatePart.ts';
import './DashboardLayout.scss';

const loadDrawer = async () => (await import('./DashboardDrawer.tsx')).DashboardDrawer;

type DashboardLayoutProps = {
  readonly route: Route;
  readonly children: ReactNode;
};

/** The dashboard's pages beside their drawer. On narrow screens the drawer opens from the side. */
export const DashboardLayout = observer(function DashboardLayout({ route, children }: DashboardLayoutProps) {
  const { dashboard } = useTexts(appTexts);
  const { dashboardMenu } = useTexts(dashboardTexts);
  const drawer = useLatePart(loadDrawer);
  const count = useApp().make(requestCountFeature).requestCount();
  return (
    <div className="dash">
      <aside className="dash__drawer" aria-label={dashboard}>
        <DashboardPerson />
        <DashboardLinks route={route} />
      </aside>
      <div className="dash__main">
        <button
          type="button"
          className="btn btn-quiet btn-sm drawer-open mb-3"
          aria-haspopup="dialog"
          aria-expanded={drawer.Part !== null}
          onPointerEnter={drawer.preload}
          onClick={drawer.open}
        >
          <Icon name="layout-sidebar" />
          {dashboardMenu}
          <RequestsInMenu />
        </button>
        <RequestCountContext value={count}>{children}</RequestCountContext>
      </div>
      {drawer.Part !== null && <drawer.Part route={route} onClose={drawer.close} />}
    </div>
  );
});
