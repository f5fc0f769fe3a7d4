import { observable, runInAction } from 'mobx';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { remove, save, type SavedList, toggle, updateFacts } from '#domain/saved/SavedList.ts';
import type { ProductFacts, SavableProduct, SavedProduct } from '#domain/saved/SavedProduct.ts';

type SavedProductsParts = {
  readonly device: DeviceStore;
  readonly clock: Clock;
};

/** A saved list that components observe product by product, so a change redraws only that product. */
export class SavedProducts {
  readonly #products = observable.map<string, SavedProduct>([], { deep: false });
  readonly #parts: SavedProductsParts;
  readonly #list: SavedList;

  constructor(parts: SavedProductsParts, list: SavedList) {
    this.#parts = parts;
    this.#list = list;
    this.reload();
  }

  get size(): number {
    return this.#products.size;
  }

  get isFull(): boolean {
    return this.size >= this.#list.max;
  }

  has(productId: string): boolean {
    return this.#products.has(productId);
  }

  factsOf(productId: string): ProductFacts | null {
    return this.#products.get(productId)?.facts ?? null;
  }

  /** In the order of saving. */
  get productIds(): readonly string[] {
    return [...this.#products.keys()];
  }

  get oldestFirst(): readonly SavedProduct[] {
    return [...this.#products.values()];
  }

  save(product: SavableProduct): void {
    this.change((list) => save(list, product, this.#limits));
  }

  remove(productId: string): void {
    this.change((list) => remove(list, productId));
  }

  /** Answers whether the change will last. */
  toggle(product: SavableProduct): boolean {
    return this.change((list) => toggle(list, product, this.#limits));
  }

  clear(): void {
    this.change(() => []);
  }

  updateFacts(products: readonly SavableProduct[]): void {
    this.change((list) => updateFacts(list, products));
  }

  /** Reads what another tab has written. */
  reload(): void {
    this.#show(this.#stored);
  }

  /** Another tab may have changed the list, so every change starts from the stored list. Answers whether it will last. */
  change(change: (list: readonly SavedProduct[]) => readonly SavedProduct[]): boolean {
    const before = this.#stored;
    const list = change(before);
    this.#show(list);
    return list === before || this.#parts.device.write(this.#list.stored, list);
  }

  #show(list: readonly SavedProduct[]): void {
    runInAction(() => this.#products.replace(list.map((one) => [one.productId, one] as const)));
  }

  get #stored(): readonly SavedProduct[] {
    return this.#parts.device.read(this.#list.stored) ?? [];
  }

  get #limits() {
    return { now: this.#parts.clock.now(), max: this.#list.max };
  }
}
