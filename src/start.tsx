import { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { App } from '#ui/app/App.tsx';
import type { App as AppParts, SignInHint } from '#ui/app/AppContext.ts';
import { followColourScheme } from '#ui/app/followColourScheme.ts';
import { Comparison, comparisonKey } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import { WishList, wishListKey } from '#ui/state/WishList.ts';
import type { Adapters } from './Adapters.ts';
import { bindShell } from './bindings/shell.ts';
import type { Settings } from './Settings.ts';
import { bindOnce } from './token.ts';
import { ports, shared } from './tokens.ts';
import { createViewModels } from './viewModels.ts';

export type Start = {
  readonly adapters: Adapters;
  readonly settings: Settings;
  readonly root: HTMLElement;
  /** Only where the people are made up. */
  readonly signInHints?: readonly SignInHint[];
};

/** From a set of adapters to a running page. */
export function start({ adapters, settings, root, signInHints = [] }: Start): AppParts {
  // Its just-in-time resolvers are made by new Function, which a strict policy forbids.
  const container = new Container({ jitless: true });
  const storage = new BrowserStorage('re-sale-shop:');
  bindOnce(container, shared.settings, [], () => settings);
  bindOnce(container, shared.deviceStore, [], () => storage);
  bindOnce(container, shared.preferences, [], () => new Preferences(storage));
  bindOnce(container, shared.logInAgain, [], () => new LogInAgainPrompt());
  adapters.core(container);
  bindShell(container);
  bindOnce(container, shared.wishList, [ports.clock], (clock) => new WishList(storage, clock));
  bindOnce(container, shared.comparison, [ports.clock], (clock) => new Comparison(storage, clock));

  const session = container.get(shared.session);
  const app: AppParts = {
    preferences: container.get(shared.preferences),
    session,
    notifications: container.get(shared.notifications),
    wishList: container.get(shared.wishList),
    comparison: container.get(shared.comparison),
    logInAgain: container.get(shared.logInAgain),
    viewModels: createViewModels(container, adapters),
    signInHints,
  };
  followColourScheme(app.preferences);
  storage.onChangeElsewhere(wishListKey, () => app.wishList.catchUp());
  storage.onChangeElsewhere(comparisonKey, () => app.comparison.catchUp());
  void session.restore();
  container.get(ports.auth).onChange((account) => session.follow(account));
  createRoot(root).render(
    <StrictMode>
      <App app={app} />
    </StrictMode>,
  );
  return app;
}
