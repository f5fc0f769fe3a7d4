import { act, cleanup, render } from '@testing-library/react';
import type { Extension } from '#domain/extensions.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { type Fakes, type Seed, createFakes } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { assembleShop } from '#src/assembleShop.ts';
import type { Configuration } from '#src/configuration.ts';
import { keptTransport } from '#src/live/keptTransport.ts';
import { liveAdapters } from '#src/live/liveAdapters.ts';
import { openNotices } from '#src/live/openNotices.tsx';
import { openShop } from '#src/start.tsx';
import { App } from '#ui/app/App.tsx';
import type { App as AppParts } from '#ui/context/AppContext.ts';
import { startLocalBackend, type RunningBackend } from '../../adapters/localBackend.ts';
import { nodeTransport } from '../../adapters/nodeTransport.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import { aWait } from '../../builders/aWait.ts';
import { settled } from '../faults/screen.ts';
import { shopWorld } from '../faults/shopWorld.ts';
import { FaultyServer } from './FaultyServer.ts';
import { playStripe } from './playedStripe.ts';

export type ProductionShop = {
  readonly app: AppParts;
  /** A proxy in front of the marketplace: records calls and injects faults. */
  readonly server: FaultyServer;
  readonly backend: RunningBackend;
  /** The sign-in provider on this device. */
  readonly auth: Fakes['auth'];
  /** The shop's pauses in milliseconds. Here they end at once. */
  readonly waited: readonly number[];
  /** Opens an address in the same page. */
  readonly go: (address: string) => Promise<void>;
  /** Opens the shop anew at the address, as a reload does. */
  readonly reload: (address?: string) => Promise<ProductionShop>;
};

type Opening = {
  /** Signed in at the provider, with an access token on the device, as after an ordinary login. */
  readonly who?: Person | null;
  readonly at?: string;
  readonly seed?: Seed;
  /** Whether the shop reports problems, to `/reports`. */
  readonly reports?: boolean;
  /** The marketplace's extensions, for which the shop is configured. */
  readonly extensions?: readonly Extension[];
  /** Whether the device keeps answers, and the frame has its notices. */
  readonly keeps?: boolean;
  /** When code arrives: of the ports beyond Home, and of the frame's notices. */
  readonly code?: { readonly ports?: Promise<void>; readonly notices?: Promise<void> };
};

const stops: (() => Promise<void>)[] = [];

/** For `afterEach`: stops every server that a test started. */
export async function stopProductionShops(): Promise<void> {
  cleanup();
  for (const stop of stops.splice(0)) await stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/**
 * The live shop as `src/main.tsx` starts it (REST adapters, wrappers, session, view models and pages), over real
 * sockets against the local backend. Only the sign-in provider is a fake.
 */
export async function aProductionShop({
  who = null,
  at = '/nowhere',
  seed = shopWorld,
  reports = false,
  extensions = [],
  keeps = false,
  code = {},
}: Opening = {}): Promise<ProductionShop> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const backend = await startLocalBackend(seed, { extensions });
  const server = await FaultyServer.before(backend.backend.url);
  // Stripe's loader waits for a script for as long as the process lives.
  playStripe(server.url);
  const { auth } = createFakes({ seed, storage: new InMemoryStorage(), clock: { now: () => Date.now() } });
  stops.push(async () => {
    await server.stop();
    await backend.backend.stop();
  });
  if (who !== null) {
    await auth.signIn(who.email, who.password);
    const issued = backend.world.marketplace.issueToken(who.email);
    if (issued.ok) window.localStorage.setItem('access_token', issued.value);
  }
  return open({ server, backend, auth, reports, extensions, keeps, code }, at);
}

type World = Pick<ProductionShop, 'server' | 'backend' | 'auth'> &
  Required<Pick<Opening, 'reports' | 'extensions' | 'keeps' | 'code'>>;

async function open(world: World, at: string): Promise<ProductionShop> {
  window.history.replaceState(null, '', at);
  const { server, auth, reports, extensions, keeps, code } = world;
  const { wait, waited } = aWait();
  const configuration: Configuration = {
    settings: { offerEndsAt: specifiedOfferEnd },
    apiUrl: server.url,
    extensions,
    firebase: { apiKey: 'key', authDomain: 'auth.example', projectId: 'shop', emulatorUrl: '' },
    imageHost: { url: `${server.url}/images`, key: 'key' },
    stripe: { publishableKey: 'pk_test_local' },
    reportUrl: reports ? `${server.url}/reports` : '',
  };
  const transport = keeps ? keptTransport(server.url, auth, nodeTransport()) : nodeTransport();
  const ground = { transport, auth: Object.assign(auth, { prepare: async () => {} }), wait };
  const live = liveAdapters(configuration, ground);
  const shop = assembleShop({
    adapters: { ...live, shop: async (services) => (await code.ports, live.shop(services)) },
    settings: configuration.settings,
    ...(keeps ? { notices: async (whole) => (await code.notices, openNotices(whole)) } : {}),
  });
  if (code.ports === undefined) await shop.app.prepare('payment');
  const closeShop = openShop(shop);
  stops.unshift(async () => closeShop());
  const { unmount } = render(<App app={shop.app} />);
  await settled();
  const opened: ProductionShop = {
    ...world,
    app: shop.app,
    waited,
    go: async (address) => {
      act(() => window.history.pushState(null, '', address));
      await settled();
    },
    reload: async (address = window.location.pathname + window.location.search) => {
      unmount();
      closeShop();
      return open(world, address);
    },
  };
  return opened;
}
