import type { DeleteSeller } from '#domain/administration/deleteSeller.ts';
import type { FindListedProducts } from '#domain/administration/findListedProducts.ts';
import type { ListSellers } from '#domain/administration/listSellers.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { VerifySeller } from '#domain/administration/verifySeller.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import type { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { SellerRemoval } from '../../parts/administration/SellerRemoval.ts';
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
  readonly removal: SellerRemoval;
  readonly #list: DeletableList<Seller, Seller, AdministrationFailure>;
  readonly #parts: SellersParts;

  constructor(parts: SellersParts) {
    const { list, deleteSeller, session, notifications } = parts;
    this.#parts = parts;
    this.#list = new DeletableList<Seller, Seller, AdministrationFailure>({
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
    this.removal = new SellerRemoval(parts);
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.sellers.cancel();
    this.removal.stop();
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

  /** Answers whether the seller is gone now. */
  async delete(seller: Seller): Promise<boolean> {
    const isDeleted = await this.#list.delete(seller);
    if (isDeleted) void this.removal.lookForRest(seller);
    return isDeleted;
  }
}
