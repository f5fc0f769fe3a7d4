import { makeAutoObservable, observableRef } from 'mobx';
import type { DeleteSeller } from '#domain/administration/deleteSeller.ts';
import type { FindListedProducts } from '#domain/administration/findListedProducts.ts';
import type { ListSellers } from '#domain/administration/listSellers.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { passesFilter, type SellerFilter } from '#domain/administration/sellerFilters.ts';
import type { VerifySeller } from '#domain/administration/verifySeller.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import type { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { SellerRemoval } from '../../parts/administration/SellerRemoval.ts';
import { AccountView } from './AccountView.ts';
import type { PersonFacts } from './PersonFacts.ts';
import { SellerVerification } from './SellerVerification.ts';

const everyone: SellerFilter = { verification: 'all', listings: 'any' };

type SellersParts = {
  readonly list: ListSellers;
  readonly verifySeller: VerifySeller;
  readonly deleteSeller: DeleteSeller;
  readonly findListed: FindListedProducts;
  readonly facts: PersonFacts;
  readonly clock: Clock;
  readonly verifiedSellers: VerifiedSellers;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

export class SellersViewModel {
  readonly sellers: Load<Listing<Seller>, CallFailure>;
  readonly deletion: Action<CallFailure>;
  readonly removal: SellerRemoval;
  readonly verification: SellerVerification;
  readonly facts: PersonFacts;
  readonly clock: Clock;
  filter: SellerFilter = everyone;
  readonly view = new AccountView<Seller>({
    list: () => this.sellers.value,
    passes: (seller) => this.#passes(seller, this.filter),
  });
  readonly #list: DeletableList<Seller, Seller, CallFailure>;

  constructor(parts: SellersParts) {
    const { list, deleteSeller, session, notifications } = parts;
    ({ facts: this.facts, clock: this.clock } = parts);
    this.#list = new DeletableList<Seller, Seller, CallFailure>({
      list,
      remove: deleteSeller,
      report: (seller, isCertain, wasThere) =>
        notifications.say(wasThere ? 'success' : 'info', outcomeTexts, (texts) => {
          if (!wasThere) return texts.personGone(personName(seller));
          return isCertain ? texts.sellerDeleted(personName(seller)) : texts.oneDeletedOf(seller.email);
        }),
      reportFailure: (seller) =>
        notifications.say('danger', outcomeTexts, (texts) => texts.personNotDeleted(personName(seller))),
      alike: (seller) => this.view.sharing(seller),
      session,
    });
    ({ rows: this.sellers, deletion: this.deletion } = this.#list);
    this.removal = new SellerRemoval(parts);
    this.verification = new SellerVerification({
      ...parts,
      sellers: () => this.view.all,
      refresh: () => this.refresh(),
    });
    makeAutoObservable(this, {
      sellers: false,
      deletion: false,
      removal: false,
      verification: false,
      facts: false,
      clock: false,
      view: false,
      filter: observableRef,
    });
  }

  start(): void {
    void this.refresh();
    this.verification.start();
  }

  stop(): void {
    this.verification.stop();
    this.#list.leave();
    this.removal.stop();
    this.facts.stop();
  }

  async refresh(): Promise<void> {
    this.facts.refresh();
    await this.#list.refresh();
    this.#forgetGone();
  }

  #forgetGone(): void {
    if (this.sellers.value !== undefined) this.verification.selection.keepOnly(this.view.all.map(({ id }) => id));
  }

  setFilter(filter: Partial<SellerFilter>): void {
    this.filter = { ...this.filter, ...filter };
    if (this.filter.listings !== 'any') this.facts.loadProducts();
  }

  get kept() {
    const { view, filter, verification } = this;
    return { ...view.kept, filter, chosen: [...verification.selection.chosen.keys()] };
  }

  restore({ filter, chosen, ...view }: SellersViewModel['kept']): void {
    this.view.restore(view);
    this.setFilter(filter);
    this.verification.selection.chooseAll(chosen, true);
  }

  showEveryone(): void {
    this.view.search('');
    this.filter = everyone;
  }

  /** How many sellers the filters would show with this change, whatever the search. */
  countWith(change: Partial<SellerFilter>): number {
    const filter = { ...this.filter, ...change };
    return this.view.all.filter((seller) => this.#passes(seller, filter)).length;
  }

  /** Answers whether the seller is gone now. */
  async delete(seller: Seller): Promise<boolean> {
    const isDeleted = await this.#list.delete(seller);
    if (!isDeleted) return false;
    this.#forgetGone();
    if (!this.view.all.some(({ id }) => id === seller.id)) this.verification.run.forget(({ id }) => id === seller.id);
    void this.removal.lookForRest(seller);
    return true;
  }

  #passes(seller: Seller, filter: SellerFilter): boolean {
    return passesFilter(seller, filter, (one) => this.facts.countOf(one));
  }
}
