import { makeAutoObservable, observableRef } from 'mobx';
import type { FindListedProducts, ListedSeller } from '#domain/administration/findListedProducts.ts';
import type { PersonListings } from '#domain/administration/PersonListings.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type SellerRemovalParts = {
  readonly findListed: FindListedProducts;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** The products that a removed seller leaves in the shop. They are known before the admin decides, and read again afterwards. */
export class SellerRemoval {
  /** The products of the seller who is about to be deleted. Each question has a read of its own, and shows no other seller's. */
  listed = new Load<PersonListings, CallFailure>();
  /** Products of the last deleted seller that are still in the shop. */
  stillListed: readonly Product[] = [];
  readonly #parts: SellerRemovalParts;
  #looks = 0;

  constructor(parts: SellerRemovalParts) {
    this.#parts = parts;
    makeAutoObservable(this, { listed: observableRef, stillListed: observableRef });
  }

  /** Finds a seller's products before the admin decides to delete the seller. */
  async preview(seller: ListedSeller): Promise<void> {
    const { findListed, session } = this.#parts;
    this.listed.cancel();
    this.listed = new Load();
    await this.listed.run((signal) => findListed(session.actor ?? null, seller, { signal, fresh: true }));
  }

  async lookForRest(seller: ListedSeller): Promise<void> {
    const { findListed, session } = this.#parts;
    this.#looks += 1;
    const look = this.#looks;
    const left = await findListed(session.actor ?? null, seller, { fresh: true });
    // Another seller may have been deleted meanwhile.
    if (look === this.#looks) this.keepListed(left.ok ? left.value.products : []);
  }

  keepListed(products: readonly Product[]): void {
    this.stillListed = products;
  }

  stop(): void {
    this.listed.cancel();
  }
}
