import { makeAutoObservable, observableRef } from 'mobx';
import type { DeleteSeller } from '#domain/administration/deleteSeller.ts';
import type { FindListedProducts } from '#domain/administration/findListedProducts.ts';
import type { ListSellers } from '#domain/administration/listSellers.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { VerifySeller } from '#domain/administration/verifySeller.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { withEmail } from './withEmail.ts';

type AdministrationFailure = ApiFailure | AccessFailure;

type SellersParts = {
  readonly list: ListSellers;
  readonly verifySeller: VerifySeller;
  readonly deleteSeller: DeleteSeller;
  readonly findListed: FindListedProducts;
  readonly verifiedSellers: VerifiedSellers;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

export class SellersViewModel {
  readonly sellers: Load<Listing<Seller>, AdministrationFailure>;
  readonly deletion: Action<AdministrationFailure>;
  readonly verifying = new RowActions<AdministrationFailure>();
  /** Products for sale of the seller who is about to be deleted. */
  readonly listed = new Load<readonly Product[], AdministrationFailure>();
  /** Products of the last deleted seller that are still in the shop. */
  stillListed: readonly Product[] = [];
  readonly #list: DeletableList<Seller, Seller, AdministrationFailure>;
  readonly #parts: SellersParts;

  constructor(parts: SellersParts) {
    const { list, deleteSeller, session, notifications } = parts;
    this.#parts = parts;
    this.#list = new DeletableList({
      list,
      remove: deleteSeller,
      report: (seller, isCertain) =>
        notifications.say('success', outcomeTexts, (texts) =>
          isCertain ? texts.sellerDeleted(personName(seller)) : texts.oneDeletedOf(seller.email),
        ),
      alike: (seller) => this.sharing(seller),
      session,
    });
    ({ rows: this.sellers, deletion: this.deletion } = this.#list);
    makeAutoObservable(this, {
      sellers: false,
      deletion: false,
      listed: false,
      verifying: false,
      stillListed: observableRef,
    });
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.sellers.cancel();
    this.listed.cancel();
  }

  refresh(): Promise<void> {
    return this.#list.refresh();
  }

  isVerifying(seller: Seller): boolean {
    return this.verifying.isPending(seller.id);
  }

  verifyingFailure(seller: Seller): AdministrationFailure | null {
    return this.verifying.failure(seller.id);
  }

  async verify(seller: Seller): Promise<void> {
    const { verifySeller, verifiedSellers, session, notifications } = this.#parts;
    const answer = await this.verifying.run(seller.id, () => verifySeller(session.actor ?? null, seller));
    if (answer?.ok !== true) return;
    verifiedSellers.forget(seller.email);
    notifications.say('success', outcomeTexts, (texts) => texts.sellerVerified);
    await this.refresh();
  }

  sharing(seller: Seller): readonly Seller[] {
    return withEmail(this.sellers.value, seller);
  }

  /** Finds a seller's products before the admin decides to delete the seller. */
  async preview(seller: Seller): Promise<void> {
    const { findListed, session } = this.#parts;
    this.listed.cancel();
    await this.listed.run((signal) => findListed(session.actor ?? null, seller, { signal, fresh: true }));
  }

  keepListed(products: readonly Product[]): void {
    this.stillListed = products;
  }

  /** Answers whether the seller is gone now. */
  async delete(seller: Seller): Promise<boolean> {
    const isDeleted = await this.#list.delete(seller);
    if (isDeleted) void this.#lookForRest(seller);
    return isDeleted;
  }

  async #lookForRest(seller: Seller): Promise<void> {
    const { findListed, session } = this.#parts;
    const left = await findListed(session.actor ?? null, seller, { fresh: true });
    this.keepListed(left.ok ? left.value : []);
  }
}
