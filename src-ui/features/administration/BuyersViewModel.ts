import type { Buyer } from '#domain/administration/Buyer.ts';
import type { DeleteBuyer } from '#domain/administration/DeleteBuyer.ts';
import type { ListBuyers } from '#domain/administration/ListBuyers.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type AdministrationFailure = ApiFailure | AccessFailure;

export class BuyersViewModel {
  readonly buyers = new Load<Listing<Buyer>, AdministrationFailure>();
  readonly deletion = new Action<AdministrationFailure>();
  readonly #list: ListBuyers;
  readonly #delete: DeleteBuyer;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(list: ListBuyers, deleteBuyer: DeleteBuyer, session: SessionStore, notifications: Notifications) {
    this.#list = list;
    this.#delete = deleteBuyer;
    this.#session = session;
    this.#notifications = notifications;
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.buyers.cancel();
  }

  refresh(): Promise<void> {
    return this.buyers.run((signal) => this.#list.execute(this.#session.actor ?? null, { signal, fresh: true }));
  }

  /** Answers whether the buyer is gone now. */
  async delete(buyer: Buyer): Promise<boolean> {
    const answer = await this.deletion.run(() => this.#delete.execute(this.#session.actor ?? null, buyer));
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.buyerDeleted(buyer.name));
    this.#takeOut(buyer);
    void this.refresh();
    return true;
  }

  /** Out of sight at once; the list that is asked for anew has the last word. */
  #takeOut(gone: Buyer): void {
    const shown = this.buyers.value;
    if (shown === undefined) return;
    this.buyers.set({ ...shown, items: shown.items.filter(({ id }) => id !== gone.id) });
  }
}
