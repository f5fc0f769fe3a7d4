import { makeAutoObservable, observableRef } from 'mobx';
import { forgetSearch, rememberSearch, storedSearches } from '#domain/search/recentSearches.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

/** This device's searches, latest first. */
export class RecentSearches {
  list: readonly string[] = [];
  readonly device: DeviceStore;

  constructor(device: DeviceStore) {
    this.device = device;
    makeAutoObservable(this, { list: observableRef, device: false });
  }

  /** Reads them again when another tab has changed them. Answers a function that stops listening. */
  follow(): () => void {
    return this.device.onChangeElsewhere(storedSearches, () => this.read());
  }

  read(): void {
    this.list = this.device.read(storedSearches) ?? [];
  }

  remember(text: string): void {
    this.#change((searches) => rememberSearch(searches, text));
  }

  forget(text: string): void {
    this.#change((searches) => forgetSearch(searches, text));
  }

  forgetAll(): void {
    this.#change(() => []);
  }

  /** Another tab may have changed them, so every change starts from the stored ones. */
  #change(change: (searches: readonly string[]) => readonly string[]): void {
    this.read();
    this.list = change(this.list);
    this.device.write(storedSearches, this.list);
  }
}
