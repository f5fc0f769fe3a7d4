import { act, render } from '@testing-library/react';
import { Container } from 'inversify';
import type { Person } from '../../contracts/tinyWorld.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { type Fakes, createFakes } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { fakeAdapters } from '#fakes/fakeAdapters.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { ok } from '#domain/shared/Result.ts';
import { bindShell } from '#src/bindings/shell.ts';
import { bindOnce } from '#src/token.ts';
import { ports, shared } from '#src/tokens.ts';
import { createViewModels } from '#src/viewModels.ts';
import { App } from '#ui/app/App.tsx';
import type { App as AppParts } from '#ui/app/AppContext.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import { WishList } from '#ui/state/WishList.ts';
import { settled } from './screen.ts';
import { shopWorld } from './shopWorld.ts';

/** A Friday morning in Dhaka. */
const morning = Date.UTC(2026, 4, 1, 3, 0);

const features = ['home', 'account', 'shopping', 'product', 'bookings', 'payment', 'selling', 'administration'] as const;

export type RunningShop = {
  readonly fakes: Fakes;
  readonly app: AppParts;
  /** Where the payment provider has sent the browser. */
  readonly left: string[];
  readonly go: (address: string) => Promise<void>;
};

/**
 * The whole shop as `src/start.tsx` puts it together, over fakes, opened by somebody at a page that asks for nothing.
 * `onDevice` puts the device into the state in which the shop finds it.
 */
export async function aRunningShop(who: Person | null, onDevice: () => void = () => {}): Promise<RunningShop> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  onDevice();
  window.history.replaceState(null, '', '/nowhere');
  const left: string[] = [];
  const fakes = createFakes({
    seed: shopWorld,
    storage: new InMemoryStorage(),
    clock: { now: () => morning },
    google: { choose: async () => ({ email: 'gina.google@shop.example', displayName: 'Gina Google' }) },
    leave: (url) => left.push(url),
  });
  if (who !== null) await fakes.auth.signIn(who.email, who.password);

  const container = new Container();
  const adapters = fakeAdapters(fakes);
  const storage = new BrowserStorage('re-sale-shop:');
  bindOnce(container, shared.settings, [], () => ({ offerEndsAt: specifiedOfferEnd }));
  bindOnce(container, shared.deviceStore, [], () => storage);
  bindOnce(container, shared.preferences, [], () => new Preferences(storage));
  bindOnce(container, shared.logInAgain, [], () => new LogInAgainPrompt());
  adapters.core(container);
  // No picture is drawn here.
  bindOnce(container, ports.preparePicture, [], () => async (photo) => ok(photo));
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
  };
  // Pages that an earlier shop of this process has loaded are drawn at once, before they would ask for this.
  await Promise.all(features.map((feature) => app.viewModels.prepare(feature)));
  await session.restore();
  container.get(ports.auth).onChange((account) => session.follow(account));
  render(<App app={app} />);
  await settled();

  return {
    fakes,
    app,
    left,
    go: async (address) => {
      act(() => window.history.pushState(null, '', address));
      await settled();
    },
  };
}
