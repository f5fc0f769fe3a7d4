// Inversify counts its bindings in this metadata.
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { afterASecond } from '#adapters/browser/afterASecond.ts';
import { BrowserTabs } from '#adapters/browser/BrowserTabs.ts';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import { CachedReads } from '#adapters/caching/CachedReads.ts';
import { cachedMarketplace, type Caching } from '#adapters/caching/caching.ts';
import { RetriedReads } from '#adapters/caching/RetriedReads.ts';
import { SharedReads } from '#adapters/caching/SharedReads.ts';
import { TimedReads } from '#adapters/caching/TimedReads.ts';
import { checkSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import { logOut } from '#domain/identity/logOut.ts';
import { restoreSession } from '#domain/identity/restoreSession.ts';
import type { Ports } from '#domain/Ports.ts';
import { savedListNames, savedLists } from '#domain/saved/SavedList.ts';
import type { UiPorts } from '#ui/context/UiPorts.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import type { PageState } from '#ui/state/PageState.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import type { Settings } from '#ui/state/Settings.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import type { Adapters } from './Adapters.ts';

/** Everything in the container, by name. */
type Services = Ports & UiPorts & PageState & { readonly tabs: BrowserTabs; readonly caching: Caching };

/** Inversify with a type for each name. Holds the ports and the state that lives as long as the page. */
export class ShopContainer {
  // Inversify's just-in-time resolvers use new Function, which a strict Content Security Policy forbids.
  readonly #container = new Container({ jitless: true });

  /** Every service by name, looked up when read. Spreading it gives nothing. */
  readonly services = new Proxy({} as Services, { get: (_target, name) => this.#container.get(name) });

  /** Binds what exists. */
  add(services: Partial<Services>): void {
    for (const [name, service] of Object.entries(services)) this.#container.bind(name).toConstantValue(service);
  }

  /** Creates one instance on the first request. */
  bindSingleton<Name extends keyof Services>(name: Name, make: (services: Services) => Services[Name]): void {
    this.#container
      .bind(name)
      .toDynamicValue(() => make(this.services))
      .inSingletonScope();
  }
}

export function createContainer(adapters: Adapters, settings: Settings): ShopContainer {
  const container = new ShopContainer();
  const logInAgain = new LogInAgainPrompt();
  const core = adapters.core({ logInAgain });
  const tabs = new BrowserTabs(core.deviceStore);
  const retried = new RetriedReads({ wait: core.wait, random: Math.random });
  const alone = new TimedReads(retried, { afterASecond, isHeld: () => logInAgain.isAsking });
  const caching: Caching = {
    alone,
    reads: new CachedReads(new SharedReads(alone), core.clock),
    tell: (prefixes) => tabs.tell(prefixes),
  };
  container.add({
    ...core,
    ...cachedMarketplace(core, caching),
    settings,
    logInAgain,
    notifications: new Notifications(),
    sharedCatalogue: { indexes: new WeakMap(), shown: null },
    tabs,
    caching,
  });

  container.bindSingleton('preferences', ({ deviceStore }) => new Preferences(deviceStore));
  container.bindSingleton('session', ({ auth, tokenStore, users }) => {
    const session = new SessionStore({
      restoreSession: restoreSession({ auth, tokenStore, users }),
      logOut: logOut({ auth, tokenStore }),
    });
    logInAgain.person = () => session.account?.email;
    // Every refused call reports this. Beginning again would take away a login that is being filled in.
    logInAgain.unregistered = (account) => session.unregistered ?? session.begin({ account, lacks: 'registration' });
    return session;
  });
  container.bindSingleton('pendingDeletions', ({ session }) => new PendingDeletions(browserTimer, session));
  container.bindSingleton('verifiedSellers', ({ users }) => new VerifiedSellers(checkSellerVerified({ users })));
  for (const name of savedListNames) {
    container.bindSingleton(
      name,
      ({ deviceStore, clock }) => new SavedProducts({ device: deviceStore, clock }, savedLists[name]),
    );
  }
  return container;
}
