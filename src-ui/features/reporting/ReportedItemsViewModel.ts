import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { DeleteSeller } from '#domain/administration/deleteSeller.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import { type Offers, offerWith } from '#domain/search/Offers.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ListReports } from '#domain/reporting/listReports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import type { ApiFailure, CallFailure } from '#domain/shared/Failure.ts';
import { type KnownRow, type Listing, knownRows, without } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { SellerRemoval } from '../../parts/administration/SellerRemoval.ts';
import { Action } from '../../state/Action.ts';
import { KeptItems } from '../../state/KeptItems.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { type QueueEntry, queueEntries } from './queueEntries.ts';
import type { ReportDismissals } from './ReportDismissals.ts';
import { stillHere } from '../../state/stillHere.ts';

export type RemovableSeller = Pick<Seller, 'name' | 'email'>;

/** `asked`: the ids of which the offers tell whether they are gone. */
type AskedOffers = { readonly asked: ReadonlySet<string>; readonly offers: Offers };

type ReportedItemsParts = {
  /** Null where the marketplace takes no reports. */
  readonly queue: { readonly list: ListReports; readonly dismissals: ReportDismissals } | null;
  readonly listOffers: ListOffersWith;
  readonly deleteSeller: DeleteSeller;
  readonly removal: SellerRemoval;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'actor'>;
  readonly notifications: Notifications;
};

/** An admin's queue of reports. */
export class ReportedItemsViewModel {
  readonly reports = new Load<Listing<Report>, CallFailure>({ keepsShown: true });
  /** The products for sale. The queue also works without them. */
  readonly offers = new Load<AskedOffers, ApiFailure>({ keepsShown: true });
  readonly removal: SellerRemoval;
  readonly deletion = new Action<CallFailure>();
  /** E-mails of the sellers that were removed on this page. */
  readonly removed = observable.set<string>();
  readonly clock: Clock;
  readonly #parts: ReportedItemsParts;
  readonly #late: LateFailures;
  readonly #kept = new KeptItems<QueueEntry>(({ productId }) => productId);
  readonly #keptProducts = new KeptItems<Product>(({ id }) => id);
  #unlisten: (() => void) | null = null;

  constructor(parts: ReportedItemsParts) {
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    this.removal = parts.removal;
    this.clock = parts.clock;
    makeAutoObservable(this, {
      reports: false,
      offers: false,
      removal: false,
      deletion: false,
      removed: false,
      clock: false,
    });
  }

  get dismissals(): ReportDismissals | null {
    return this.#parts.queue?.dismissals ?? null;
  }

  get isOffered(): boolean {
    return this.#parts.queue !== null;
  }

  /** The list without reports that are dismissed since it was read. */
  get listed(): Listing<Report> | undefined {
    const { dismissals } = this;
    const shown = this.reports.value;
    return dismissals === null || shown === undefined ? shown : without(shown, (id) => dismissals.dismissed.has(id));
  }

  get entries(): readonly QueueEntry[] {
    const { dismissals, listed } = this;
    return this.#kept.of(dismissals === null || listed === undefined ? [] : queueEntries(listed.items, dismissals));
  }

  /** The open reports and their products. */
  get counts(): { readonly reports: number; readonly products: number } {
    const open = this.entries.flatMap((entry) => (entry.open === null ? [] : [entry.open]));
    return { reports: open.reduce((sum, { reports }) => sum + reports.length, 0), products: open.length };
  }

  /** The number of open reports of this seller's products. */
  countOf(seller: RemovableSeller): number {
    const open = this.entries.flatMap((entry) => entry.open?.reports ?? []);
    return open.filter(({ sellerEmail }) => sellerEmail !== undefined && sameEmail(sellerEmail, seller.email)).length;
  }

  /** Unreadable reports that can be dismissed. */
  get unreadable(): readonly KnownRow[] {
    const { dismissals, listed } = this;
    if (dismissals === null || listed === undefined) return [];
    return knownRows(listed).filter(({ id }) => !dismissals.includes(id));
  }

  /** Null if the product is gone, undefined if that is not known. */
  productOf(productId: string): Product | null | undefined {
    const known = this.offers.value;
    const product = known?.asked.has(productId) === true ? offerWith(productId, known.offers) : undefined;
    return product?.ok === true ? product.value : undefined;
  }

  start(): void {
    this.#late.start();
    void this.refresh();
    this.#unlisten?.();
    this.#unlisten = reaction(
      () => this.dismissals?.answered,
      () => void this.refresh(),
    );
  }

  stop(): void {
    this.#late.stop();
    this.#unlisten?.();
    this.reports.cancel();
    this.offers.cancel();
    this.removal.stop();
  }

  async refresh(): Promise<void> {
    const { queue, session, listOffers } = this.#parts;
    if (queue === null) return;
    await this.reports.run((signal) => queue.list(session.actor ?? null, { signal, fresh: true }));
    const { value } = this.reports;
    if (this.#late.isLeft || value === undefined) return;
    queue.dismissals.learnFrom(value);
    const ids = value.items.map(({ productId }) => productId);
    if (ids.length === 0) return;
    await this.offers.run(async (signal) => {
      const found = await listOffers(ids, { signal });
      if (!found.ok) return found;
      const products = this.#keptProducts.of(found.value.products);
      return ok({ asked: new Set(ids), offers: { ...found.value, products } });
    });
  }

  isRemoved(email: string): boolean {
    return this.removed.has(normaliseEmail(email));
  }

  /** Answers whether the seller is gone now. */
  async removeSeller(seller: RemovableSeller): Promise<boolean> {
    const { deleteSeller, session, notifications } = this.#parts;
    const isHere = stillHere(session);
    const answer = await this.deletion.run(() => deleteSeller(session.actor ?? null, seller));
    if (answer === null || !isHere()) return false;
    if (!answer.ok) {
      this.#late.say((texts) => texts.personNotDeleted(personName(seller)));
      return false;
    }
    runInAction(() => this.removed.add(normaliseEmail(seller.email)));
    notifications.say(answer.value ? 'success' : 'info', outcomeTexts, (texts) =>
      (answer.value ? texts.sellerDeleted : texts.personGone)(personName(seller)),
    );
    void this.removal.lookForRest(seller);
    void this.refresh();
    return true;
  }
}
