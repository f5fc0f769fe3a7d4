import type { App } from '../../context/AppContext.ts';
import type { mayOpen } from '../mayOpen.ts';
import type { loadedPage, loadPage } from '../pages.ts';
import type { findRoute, Page, Route } from '../routes.ts';
import { mayReadAhead } from './mayReadAhead.ts';

const maxTargets = 2;
/** Milliseconds without reading ahead after a failure. */
const pause = 60_000;

export type Pages = {
  readonly app: Pick<App, 'make' | 'prepare' | 'session'>;
  readonly find: (path: string) => ReturnType<typeof findRoute>;
  readonly mayOpen: typeof mayOpen;
  readonly loadedPage: typeof loadedPage;
  readonly loadPage: typeof loadPage;
};

/** Reads what links lead to into the cache. Its failures concern nobody: a page that is opened asks itself. */
export class DataAhead {
  readonly #pages: Pages;
  readonly #running = new Set<string>();
  readonly #loading = new Map<Route, Promise<Page>>();
  #pausedUntil = 0;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Loads a page's code, which is worth having on any network. */
  async loadCode({ pathname }: URL): Promise<void> {
    const { app, find, mayOpen } = this.#pages;
    const { route } = find(pathname);
    if (!mayOpen(app.session.actor, route)) return;
    // Opening the page tries again and reports a failure.
    await this.#pageOf(route).catch(() => {});
  }

  async read({ href, pathname, search }: URL): Promise<void> {
    const { app, find, mayOpen } = this.#pages;
    if (this.#running.has(href) || this.#running.size >= maxTargets || !this.#isWanted) return;
    const { route, params } = find(pathname);
    if (!mayOpen(app.session.actor, route)) return;
    this.#running.add(href);
    try {
      const { ahead } = await this.#pageOf(route);
      // Somebody else may be here by now.
      const answer = mayOpen(app.session.actor, route) ? await ahead?.(app.make, { params, search }) : undefined;
      if (answer?.ok === false) this.#pause();
    } catch {
      this.#pause();
    } finally {
      this.#running.delete(href);
    }
  }

  async #pageOf(route: Route): Promise<Page> {
    const { app, loadedPage, loadPage } = this.#pages;
    const here = loadedPage(route);
    if (here !== undefined) return here;
    const running = this.#loading.get(route) ?? loadPage(route, app.prepare);
    this.#loading.set(route, running);
    try {
      return await running;
    } finally {
      this.#loading.delete(route);
    }
  }

  get #isWanted(): boolean {
    return mayReadAhead() && performance.now() >= this.#pausedUntil;
  }

  #pause(): void {
    this.#pausedUntil = performance.now() + pause;
  }
}
