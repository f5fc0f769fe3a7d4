import { act, render } from '@testing-library/react';
import type { Person } from '../../contracts/tinyWorld.ts';
import type { Extension } from '#domain/extensions.ts';
import { type Fakes, createFakes } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { fakeAdapters } from '#fakes/fakeAdapters.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { ok } from '#domain/shared/Result.ts';
import { assembleShop } from '#src/assembleShop.ts';
import type { ShopContainer } from '#src/container.ts';
import { openShop } from '#src/start.tsx';
import { App } from '#ui/app/App.tsx';
import type { App as AppParts } from '#ui/context/AppContext.ts';
import { noWait } from '../../builders/aWait.ts';
import { settled } from './screen.ts';
import { shopWorld } from './shopWorld.ts';

/** A Friday morning in Dhaka. */
const morning = Date.UTC(2026, 4, 1, 3, 0);

export type RunningShop = {
  readonly fakes: Fakes;
  readonly app: AppParts;
  readonly container: ShopContainer;
  /** The address that the payment provider redirected to. */
  readonly left: string[];
  readonly go: (address: string) => Promise<void>;
};

type RunningShopOptions = {
  /** Prepares the device's storage. */
  readonly onDevice?: () => void;
  /** Of the marketplace, beyond the specification. */
  readonly extensions?: readonly Extension[] | undefined;
};

/** The whole shop as `src/start.tsx` assembles it, over fakes, opened at a page that loads nothing. */
export async function aRunningShop(
  who: Person | null,
  { onDevice = () => {}, extensions = [] }: RunningShopOptions = {},
): Promise<RunningShop> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  onDevice();
  window.history.replaceState(null, '', '/nowhere');
  const left: string[] = [];
  const fakes = createFakes({
    seed: shopWorld,
    extensions,
    storage: new InMemoryStorage(),
    clock: { now: () => morning },
    google: { choose: async () => ({ email: 'gina.google@shop.example', displayName: 'Gina Google' }) },
    leave: (url) => left.push(url),
  });
  if (who !== null) await fakes.auth.signIn(who.email, who.password);

  // Failed reads are repeated after a pause, which the wrapper's own tests cover.
  const adapters = fakeAdapters({ ...fakes, wait: noWait });
  const shop = assembleShop({
    settings: { offerEndsAt: specifiedOfferEnd },
    // happy-dom has no canvas to draw pictures on.
    adapters: {
      ...adapters,
      shop: async (...around) => ({ ...(await adapters.shop(...around)), preparePicture: async (photo) => ok(photo) }),
    },
  });
  const { app, container } = shop;
  // Pages that an earlier shop of this process has loaded are drawn at once, before the shop asks for this.
  await app.prepare('payment');
  openShop(shop);
  render(<App app={app} />);
  await settled();

  return {
    fakes,
    app,
    container,
    left,
    go: async (address) => {
      act(() => window.history.pushState(null, '', address));
      await settled();
    },
  };
}
