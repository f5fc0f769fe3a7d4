import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { DeleteSeller } from '#domain/administration/DeleteSeller.ts';
import type { ListSellers } from '#domain/administration/ListSellers.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { VerifySeller } from '#domain/administration/VerifySeller.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type AdministrationFailure = ApiFailure | AccessFailure;

export class SellersViewModel {
  readonly sellers = new Load<Listing<Seller>, AdministrationFailure>();
  readonly deletion = new Action<AdministrationFailure>();
  /** Each seller is verified by itself; one that is under way does not hold up another. */
  readonly verifying = observable.map<string, Action<AdministrationFailure>>({}, { deep: false });
  readonly #list: ListSellers;
  readonly #verifySeller: VerifySeller;
  readonly #deleteSeller: DeleteSeller;
  readonly #marks: VerifiedSellers;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    list: ListSellers,
    verifySeller: VerifySeller,
    deleteSeller: DeleteSeller,
    marks: VerifiedSellers,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.#list = list;
    this.#verifySeller = verifySeller;
    this.#deleteSeller = deleteSeller;
    this.#marks = marks;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {
      sellers: observableRef, deletion: observableRef, verifying: false,
    });
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.sellers.cancel();
  }

  refresh(): Promise<void> {
    return this.sellers.run((signal) => this.#list.execute(this.#session.actor ?? null, { signal, fresh: true }));
  }

  isVerifying(seller: Seller): boolean {
    return this.verifying.get(seller.id)?.isPending === true;
  }

  verifyingFailure(seller: Seller): AdministrationFailure | null {
    return this.verifying.get(seller.id)?.failure ?? null;
  }

  async verify(seller: Seller): Promise<void> {
    const action = this.verifying.get(seller.id) ?? new Action<AdministrationFailure>();
    this.verifying.set(seller.id, action);
    const answer = await action.run(() => this.#verifySeller.execute(this.#session.actor ?? null, seller));
    if (answer?.ok !== true) return;
    this.#marks.forget(seller.email);
    this.#notifications.say('success', outcomeTexts, (texts) => texts.sellerVerified);
    await this.refresh();
  }

  /** Answers whether the seller is gone now. */
  async delete(seller: Seller): Promise<boolean> {
    const answer = await this.deletion.run(() => this.#deleteSeller.execute(this.#session.actor ?? null, seller));
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.sellerDeleted(seller.name));
    this.#takeOut(seller);
    void this.refresh();
    return true;
  }

  /** Out of sight at once; the list that is asked for anew has the last word. */
  #takeOut(gone: Seller): void {
    const shown = this.sellers.value;
    if (shown === undefined) return;
    this.sellers.set({ ...shown, items: shown.items.filter(({ id }) => id !== gone.id) });
  }
}
