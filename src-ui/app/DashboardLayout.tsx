import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { appTexts } from '../copy/app.ts';
import { Icon } from '../design/Icon.tsx';
import { useTexts } from './AppContext.ts';
import { DashboardLinks } from './DashboardLinks.tsx';
import { DashboardPerson } from './DashboardPerson.tsx';
import type { Route } from './routes.ts';
import { useLatePart } from './useLatePart.ts';

const loadDrawer = async () => (await import('./DashboardDrawer.tsx')).DashboardDrawer;

type DashboardLayoutProps = {
  readonly route: Route;
  readonly children: ReactNode;
};

/** The dashboard's pages beside their drawer, which opens from the side where there is no room for it. */
export const DashboardLayout = observer(function DashboardLayout({ route, children }: DashboardLayoutProps) {
  const texts = useTexts(appTexts);
  const drawer = useLatePart(loadDrawer);
  return (
    <div className="dash">
      <aside className="dash__drawer" aria-label={texts.dashboard}>
        <DashboardPerson />
        <DashboardLinks route={route} />
      </aside>
      <div className="dash__main">
        <button
          type="button"
          className="btn btn-quiet btn-sm drawer-open mb-3"
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          onPointerEnter={drawer.preload}
          onClick={drawer.open}
        >
          <Icon name="layout-sidebar" />
          {texts.dashboardMenu}
        </button>
        {children}
      </div>
      {drawer.Part !== null && <drawer.Part route={route} onClose={drawer.close} />}
    </div>
  );
});
