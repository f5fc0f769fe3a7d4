import { visit } from './browserStandIns.ts';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#ui/app/App.tsx';
import { NavBar } from '#ui/app/NavBar.tsx';
import { loadPage } from '#ui/app/pages.ts';
import { routeOf } from '#ui/app/routes.ts';
import { openLanguage } from '#ui/app/switchLanguage.ts';
import type { App as AppParts } from '#ui/context/AppContext.ts';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import { paths } from '#ui/context/paths.ts';
import { type WrittenCatalogue, WrittenContext } from '#ui/context/WrittenContext.ts';
import { assembleShop } from '../../assembleShop.ts';
import { type Environment, readConfiguration } from '../../configuration.ts';
import { liveAdapters } from '../../live/liveAdapters.ts';
import type { PageCatalogue, PublicPage } from '../pages/PublicPage.ts';
import { withAssets } from './withAssets.ts';

enableStaticRendering(true);

/** The address of an unknown page, whose HTML is `404.html`. */
const nowhere = '/404';

/** The live shop as a visitor opens it. */
async function openShop(environment: Environment): Promise<AppParts> {
  const configuration = readConfiguration(environment);
  const adapters = { ...liveAdapters(configuration), prepareSignIn: () => {} };
  const { app } = assembleShop({ adapters, settings: configuration.settings });
  app.session.end();
  await openLanguage(app);
  return app;
}

/** Titles, descriptions and preloads, which React writes before everything else. The build writes its own head. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

export type Renderer = {
  /** The content of a public page, as the shop first draws it for a visitor without choices. */
  readonly page: (page: Pick<PublicPage, 'path' | 'pattern' | 'catalogue'>) => Promise<string>;
  /** The bar, for pages that differ for each person or product. */
  readonly bar: () => string;
};

function writtenOf(catalogue: PageCatalogue | null): WrittenCatalogue | null {
  if (catalogue === null) return null;
  const { pricesAsOf, ...read } = catalogue;
  return { ...read, asOf: pricesAsOf === '' ? null : <p className="as-of">{pricesAsOf}</p> };
}

/** Renders the shop's own components. `folder`: the bundler's output, whose addresses the HTML names. */
export async function openRenderer(environment: Environment, folder: string): Promise<Renderer> {
  visit(paths.home);
  const app = await openShop(environment);
  const fill = withAssets(folder);
  const render = (what: ReactNode): string => fill(renderToString(what).replace(hoisted, ''));
  return {
    page: async ({ path, pattern = path, catalogue }) => {
      visit(path === paths.notFound ? nowhere : path);
      await loadPage(routeOf(pattern), app.prepare);
      return render(
        <WrittenContext value={writtenOf(catalogue)}>
          <App app={app} />
        </WrittenContext>,
      );
    },
    bar: () => {
      visit(paths.wishList);
      return render(
        <AppProvider app={app}>
          <NavBar route={routeOf(paths.product)} />
        </AppProvider>,
      );
    },
  };
}
