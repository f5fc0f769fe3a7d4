import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { fromLarge } from '../kit/breakpoints.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useGoneByReturn } from '../kit/useGoneByReturn.ts';
import { useGoneOnceWide } from '../kit/useGoneOnceWide.ts';
import { useTexts } from '../context/AppContext.ts';
import { DashboardLinks } from './DashboardLinks.tsx';
import { DashboardPerson } from './DashboardPerson.tsx';
import type { Route } from './routes.ts';
import './DashboardLayout.scss';

type DashboardDrawerProps = {
  readonly route: Route;
  readonly onClose: () => void;
};

export const DashboardDrawer = observer(function DashboardDrawer({ route, onClose }: DashboardDrawerProps) {
  const texts = useTexts(appTexts);
  useGoneByReturn(onClose);
  useGoneOnceWide(fromLarge, onClose);
  return (
    <Drawer title={texts.dashboard} side="start" onClose={onClose}>
      <div className="mb-4">
        <DashboardPerson />
      </div>
      <DashboardLinks route={route} onGo={onClose} />
    </Drawer>
  );
});
