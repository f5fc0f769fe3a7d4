import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import type { SavedProducts } from './SavedProducts.ts';

/** Some browsers send this event if the shop can be installed. TypeScript's own types lack it. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

type InstallRecord = {
  /** The first visit on this device, in milliseconds since 1970-01-01T00:00Z. */
  readonly since: number;
  readonly isOffered: boolean;
};

const storedInstallRecord: StoredValue<InstallRecord> = {
  key: 'install-offer',
  version: 1,
  parse: (content) => {
    const { since, isOffered } = (content ?? {}) as Partial<InstallRecord>;
    return typeof since === 'number' && typeof isOffered === 'boolean' ? { since, isOffered } : undefined;
  },
};

/** Milliseconds. What happens later belongs to another visit. */
const firstVisit = 30 * 60_000;
const enoughSaved = 2;

/** src/loadShop.ts keeps what the browser sent before this code was here. */
const early = Symbol.for('re-sale-shop.install-prompt');

type InstallOfferParts = {
  readonly device: DeviceStore;
  readonly clock: Clock;
  readonly wishList: Pick<SavedProducts, 'size'>;
};

/** Offers once to install the shop: to a person who saved a second product, and not on the first visit. */
export class InstallOffer {
  isOpen = false;
  prompt: InstallPrompt | null = null;
  readonly #parts: InstallOfferParts;

  constructor(parts: InstallOfferParts) {
    this.#parts = parts;
    // The record is not observable, so what follows from it must not be remembered.
    makeAutoObservable(this, { prompt: observableRef, isDue: false });
  }

  get isDue(): boolean {
    const { clock, wishList } = this.#parts;
    const { since, isOffered } = this.#record;
    return this.prompt !== null && !isOffered && clock.now() - since >= firstVisit && wishList.size >= enoughSaved;
  }

  start(): void {
    this.#write(this.#record);
    this.take((window as { readonly [early]?: InstallPrompt })[early] ?? null);
    window.addEventListener('beforeinstallprompt', this.#listen);
    window.addEventListener('appinstalled', this.#end);
  }

  take(prompt: InstallPrompt | null): void {
    this.prompt = prompt;
  }

  stop(): void {
    window.removeEventListener('beforeinstallprompt', this.#listen);
    window.removeEventListener('appinstalled', this.#end);
  }

  /** However the person answers, there is no second offer. */
  open(): void {
    this.#write({ ...this.#record, isOffered: true });
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  async install(): Promise<void> {
    this.close();
    await this.prompt?.prompt();
  }

  get #record(): InstallRecord {
    const { device, clock } = this.#parts;
    return device.read(storedInstallRecord) ?? { since: clock.now(), isOffered: false };
  }

  readonly #listen = (event: Event): void => {
    event.preventDefault();
    this.take(event as InstallPrompt);
  };

  /** The shop was installed, perhaps from the browser's own menu. */
  readonly #end = (): void => {
    this.take(null);
    this.close();
  };

  #write(record: InstallRecord): void {
    this.#parts.device.write(storedInstallRecord, record);
  }
}
