import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { verifiableSellers } from '#domain/administration/administrationPolicy.ts';
import type { DeleteSeller } from '#domain/administration/deleteSeller.ts';
import type { FindListedProducts } from '#domain/administration/findListedProducts.ts';
import type { ListSellers } from '#domain/administration/listSellers.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { passesFilter, type SellerFilter, type VerificationFilter } from '#domain/administration/sellerFilters.ts';
import type { VerifySeller } from '#domain/administration/verifySeller.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { BulkRun, type RowState } from '../../state/BulkRun.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import type { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import { RowSelection } from '../../state/RowSelection.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { SellerRemoval } from '../../parts/administration/SellerRemoval.ts';
import { AccountView } from './AccountView.ts';
import { withEmail } from './withEmail.ts';

const everyone: SellerFilter = { verification: 'all', listings: 'any' };

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
  filter: SellerFilter = everyone;
  readonly selection = new RowSelection();
  readonly view = new AccountView<Seller>({
    all: () => this.sellers.value?.items ?? [],
    passes: (seller) => passesFilter(seller, this.filter, () => undefined),
  });
  readonly verification: BulkRun<Seller, AdministrationFailure>;
  readonly #list: DeletableList<Seller, Seller, AdministrationFailure>;
  readonly #parts: SellersParts;
  #unlisten: (() => void) | null = null;

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
    this.verification = new BulkRun((seller) => this.#sendVerification(seller));
    makeAutoObservable(this, {
      sellers: false,
      deletion: false,
      verifying: false,
      removal: false,
      selection: false,
      view: false,
      verification: false,
      filter: observableRef,
    });
  }

  start(): void {
    void this.refresh();
    this.#unlisten?.();
    // The list stays as it is while sellers are being verified. Answers that come after a stop count as well.
    this.#unlisten = reaction(
      () => (this.verification.isRunning ? 0 : this.verification.counts.done),
      (done) => {
        if (done > 0) void this.refresh();
      },
    );
  }

  stop(): void {
    this.#unlisten?.();
    this.#leaveVerification();
    this.sellers.cancel();
    this.removal.stop();
  }

  async refresh(): Promise<void> {
    await this.#list.refresh();
    const { value } = this.sellers;
    if (value !== undefined) this.selection.keepOnly(value.items.map(({ id }) => id));
  }

  setFilter(filter: Partial<SellerFilter>): void {
    this.filter = { ...this.filter, ...filter };
  }

  showEveryone(): void {
    this.view.search('');
    this.filter = everyone;
  }

  /** How many sellers this filter would show, whatever the text. */
  countWith(verification: VerificationFilter): number {
    const all = this.sellers.value?.items ?? [];
    return all.filter((seller) => passesFilter(seller, { ...this.filter, verification }, () => undefined)).length;
  }

  /** The chosen sellers who can be verified, whether the filter shows them or not. */
  get toVerify(): readonly Seller[] {
    const { session } = this.#parts;
    const chosen = this.sellers.value?.items.filter(({ id }) => this.selection.has(id)) ?? [];
    return verifiableSellers(session.actor ?? null, chosen);
  }

  verifyChosen(): void {
    const sellers = this.toVerify;
    this.selection.clear();
    void this.verification.start(sellers);
  }

  isVerifying(seller: Seller): boolean {
    return this.verifying.isPending(seller.id) || isUnderWay(this.verification.stateOf(seller.id));
  }

  verifyingFailure(seller: Seller): AdministrationFailure | null {
    return this.verifying.failure(seller.id);
  }

  async verify(seller: Seller): Promise<void> {
    if (this.isVerifying(seller)) return;
    const answer = await this.verifying.run(seller.id, () => this.#sendVerification(seller));
    if (answer?.ok !== true) return;
    this.#parts.notifications.say('success', outcomeTexts, (texts) => texts.sellerVerified);
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

  async #sendVerification(seller: Seller) {
    const { verifySeller, verifiedSellers, session } = this.#parts;
    const answer = await verifySeller(session.actor ?? null, seller);
    if (answer.ok) verifiedSellers.forget(seller.email);
    return answer;
  }

  /** Nobody would see the outcome, so the rest is not sent, and a toast says so. */
  #leaveVerification(): void {
    if (!this.verification.isRunning) return;
    this.verification.stop();
    const { total, unsent } = this.verification.counts;
    this.#parts.notifications.say('info', administrationTexts, (texts) => texts.verifyingLeft(unsent, total));
  }
}

function isUnderWay(state: RowState<unknown> | undefined): boolean {
  return state?.status === 'running' || state?.status === 'waiting';
}
