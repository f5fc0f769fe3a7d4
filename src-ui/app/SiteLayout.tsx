import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { appTexts } from '../copy/app.ts';
import { Toasts } from '../design/Toasts.tsx';
import { useTexts } from './AppContext.ts';
import { Footer } from './Footer.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { NavBar } from './NavBar.tsx';
import type { Route } from './routes.ts';

type SiteLayoutProps = {
  readonly route: Route;
  readonly children: ReactNode;
};

/** Past the bar; the address stays as it is, so that Back leads to the page before. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** What stands around every page. */
export const SiteLayout = observer(function SiteLayout({ route, children }: SiteLayoutProps) {
  const texts = useTexts(appTexts);
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        {texts.skipToContent}
      </a>
      <NavBar route={route} />
      <main id="main" tabIndex={-1} data-bs-theme={route.pattern === '*' ? 'dark' : undefined}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <LogInAgain />
    </>
  );
});
