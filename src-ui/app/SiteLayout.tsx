import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { appTexts } from '../texts/app.ts';
import { Toasts } from '../parts/Toasts.tsx';
import { useApp, useTexts } from '../context/AppContext.ts';
import { Footer } from './Footer.tsx';
import { FrameNotices } from './FrameNotices.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { NavBar } from './NavBar.tsx';
import type { Route } from './routes.ts';

type SiteLayoutProps = {
  readonly route: Route;
  readonly children: ReactNode;
};

/** Skips the bar without changing the address, so that Back leads to the previous page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame around every page. */
export const SiteLayout = observer(function SiteLayout({ route, children }: SiteLayoutProps) {
  const texts = useTexts(appTexts);
  const { notices } = useApp();
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        {texts.skipToContent}
      </a>
      <NavBar route={route} />
      {notices !== undefined && <FrameNotices notices={notices} />}
      <main
        id="main"
        tabIndex={-1}
        data-route={route.pattern}
        data-bs-theme={route.pattern === '*' ? 'dark' : undefined}
      >
        {children}
      </main>
      <Footer />
      <Toasts />
      <LogInAgain />
    </>
  );
});
