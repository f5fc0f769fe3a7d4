import { randomBytes } from 'node:crypto';
import type { Extension } from '#domain/extensions.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { FakeRecords } from '../control/FakeRecords.ts';
import type { FakeStorage } from '../control/FakeStorage.ts';
import type { Seed } from '../createFakes.ts';
import { Marketplace } from '../marketplace/Marketplace.ts';
import { MarketplaceStore } from '../marketplace/MarketplaceStore.ts';
import { PaymentLedger } from '../payments/PaymentLedger.ts';
import type { ShopDatabase } from './database/ShopDatabase.ts';
import { SignedAccessTokens } from './SignedAccessTokens.ts';

export type LocalWorldOptions = {
  readonly seed: Seed;
  /** Stores what changes where there is no database. */
  readonly storage?: FakeStorage;
  readonly database?: ShopDatabase | null;
  readonly clock: Clock;
  /** The key that signs tokens. */
  readonly secret: string;
  /** The marketplace's extensions; none by default. */
  readonly extensions?: readonly Extension[];
};

/** The server's world: the same marketplace and payments that the fakes use. */
export class LocalWorld {
  readonly clock: Clock;
  readonly secret: string;
  readonly marketplace: Marketplace;
  readonly ledger: PaymentLedger;

  constructor(options: LocalWorldOptions) {
    const { seed, storage = null, database = null, clock, secret, extensions = [] } = options;
    const records = new FakeRecords(database?.storage ?? storage, seed.name ?? 'seed');
    this.clock = clock;
    this.secret = secret;
    this.ledger = new PaymentLedger({
      record: records.open('payments'),
      clock,
      secretOf: () => randomBytes(16).toString('hex'),
    });
    this.marketplace = new Marketplace({
      store:
        database?.store(seed.marketplace) ??
        new MarketplaceStore({ seed: seed.marketplace, record: records.open('marketplace') }),
      tokens: new SignedAccessTokens(clock, secret),
      payments: this.ledger,
      clock,
      extensions,
      searchOf: database === null ? undefined : (products, ofClock) => database.search(products, ofClock),
    });
  }
}
