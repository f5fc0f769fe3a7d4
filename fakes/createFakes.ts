import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Wait } from '#domain/shared/Wait.ts';
import type { FakeAccount } from './auth/FakeAccount.ts';
import { FakeAccounts } from './auth/FakeAccounts.ts';
import { FakeAuthProvider } from './auth/FakeAuthProvider.ts';
import { FakeSession } from './auth/FakeSession.ts';
import type { GoogleChooser } from './auth/GoogleChooser.ts';
import type { ControlSettings } from './control/ControlSettings.ts';
import { FakeClock } from './control/FakeClock.ts';
import { FakeControl } from './control/FakeControl.ts';
import { FakeRecords } from './control/FakeRecords.ts';
import type { FakeStorage } from './control/FakeStorage.ts';
import { SettingsStore } from './control/SettingsStore.ts';
import { type Timers, realTimers } from './control/Timers.ts';
import { InMemoryTokenStore } from './device/InMemoryTokenStore.ts';
import { FakeImageHost, type Shrink } from './images/FakeImageHost.ts';
import { AccessTokens } from './marketplace/AccessTokens.ts';
import { FakeMarketplaceApi } from './marketplace/FakeMarketplaceApi.ts';
import { FakeTokensApi } from './marketplace/FakeTokensApi.ts';
import { Marketplace } from './marketplace/Marketplace.ts';
import type { MarketplaceState } from './marketplace/MarketplaceState.ts';
import { MarketplaceStore } from './marketplace/MarketplaceStore.ts';
import { FakeErrorReporter } from './reports/FakeErrorReporter.ts';
import type { LeavePage } from './payments/confirmFakeCard.ts';
import { FakePaymentProvider } from './payments/FakePaymentProvider.ts';
import { PaymentLedger } from './payments/PaymentLedger.ts';

export type Seed = {
  readonly marketplace: MarketplaceState;
  readonly accounts: readonly FakeAccount[];
  /** Identifies the seed, for example by its size, so that stored changes of one seed are not applied to another. */
  readonly name?: string;
};

export type FakesOptions = {
  readonly seed: Seed;
  /** Null for a world that lasts as long as the process, such as a server's. */
  readonly storage: FakeStorage | null;
  /** The real time, on which the fakes' own clock is based. */
  readonly clock: Clock;
  readonly tokenStore?: TokenStore;
  /** The person closes Google's chooser by default. */
  readonly google?: GoogleChooser;
  readonly leave?: LeavePage;
  readonly shrink?: Shrink;
  readonly timers?: Timers;
  /** The control's initial settings. */
  readonly settings?: Partial<ControlSettings>;
  /** The marketplace's extensions; none by default. */
  readonly extensions?: readonly Extension[];
};

export type Fakes = {
  readonly control: FakeControl;
  readonly clock: FakeClock;
  readonly wait: Wait;
  readonly marketplace: Marketplace;
  readonly ledger: PaymentLedger;
  readonly auth: FakeAuthProvider;
  readonly tokens: TokensApi;
  readonly tokenStore: TokenStore;
  readonly marketplaceApi: MarketplaceApi;
  readonly imageHost: FakeImageHost;
  readonly paymentProvider: FakePaymentProvider;
  readonly leave: LeavePage;
  readonly errorReporter: FakeErrorReporter;
  /** The marketplace for people who sign in elsewhere, for example at a real provider. */
  marketplaceApiFor(auth: AuthProvider, tokenStore: TokenStore, logInAgain: LogInAgain | null): MarketplaceApi;
};

const closed: GoogleChooser = { choose: async () => null };
const stay: LeavePage = (url) => {
  throw new Error(`Nobody has said how to leave for ${url}`);
};

/** A whole world behind the ports, in this process. */
export function createFakes(options: FakesOptions): Fakes {
  const { seed, storage, tokenStore = new InMemoryTokenStore(), google = closed } = options;
  const records = new FakeRecords(storage, seed.name ?? 'seed');
  const settings = new SettingsStore(records.open('control'), options.settings);
  const clock = new FakeClock(options.clock, settings);
  const timers = options.timers ?? realTimers;
  const control = new FakeControl({ settings, clock, records, timers });
  const wait: Wait = (milliseconds, signal) =>
    new Promise((resolve) => {
      const stop = timers(milliseconds, resolve);
      const end = (): void => {
        stop();
        resolve();
      };
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end);
    });

  const ledger = new PaymentLedger({ record: records.open('payments'), clock });
  const store = new MarketplaceStore({ seed: seed.marketplace, record: records.open('marketplace') });
  const marketplace = new Marketplace({
    store,
    tokens: new AccessTokens(clock),
    payments: ledger,
    clock,
    extensions: options.extensions ?? [],
  });
  const accounts = new FakeAccounts(seed.accounts, records.open('accounts'));
  const auth = new FakeAuthProvider({ accounts, session: new FakeSession(records.open('session')), google, control });
  const tokens = new FakeTokensApi(marketplace, control);

  function marketplaceApiFor(who: AuthProvider, tokenStore: TokenStore, logInAgain: LogInAgain | null): MarketplaceApi {
    return new FakeMarketplaceApi({
      marketplace,
      authorised: new AuthorisedCalls({ tokens, tokenStore, auth: who, logInAgain }),
      control,
    });
  }

  return {
    control,
    clock,
    wait,
    marketplace,
    ledger,
    auth,
    tokens,
    tokenStore,
    marketplaceApi: marketplaceApiFor(auth, tokenStore, null),
    imageHost: new FakeImageHost(control, options.shrink),
    paymentProvider: new FakePaymentProvider(ledger, control),
    leave: options.leave ?? stay,
    errorReporter: new FakeErrorReporter(clock),
    marketplaceApiFor,
  };
}
