import type { Buyer } from '#domain/administration/Buyer.ts';
import type { DeleteBuyer } from '#domain/administration/deleteBuyer.ts';
import type { ListBuyers } from '#domain/administration/listBuyers.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import type { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { AccountView } from './AccountView.ts';
import type { PersonFacts } from './PersonFacts.ts';

type BuyersParts = {
  readonly list: ListBuyers;
  readonly deleteBuyer: DeleteBuyer;
  readonly facts: PersonFacts;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

export class BuyersViewModel {
  readonly buyers: Load<Listing<Buyer>, CallFailure>;
  readonly deletion: Action<CallFailure>;
  readonly facts: PersonFacts;
  readonly clock: Clock;
  readonly view = new AccountView<Buyer>({ list: () => this.buyers.value, passes: () => true });
  readonly #list: DeletableList<Buyer, Buyer, CallFailure>;

  constructor({ list, deleteBuyer, facts, clock, session, notifications }: BuyersParts) {
    this.facts = facts;
    this.clock = clock;
    this.#list = new DeletableList({
      list,
      remove: deleteBuyer,
      report: (buyer, isCertain, wasThere) =>
        notifications.say(wasThere ? 'success' : 'info', outcomeTexts, (texts) => {
          if (!wasThere) return texts.personGone(personName(buyer));
          return isCertain ? texts.buyerDeleted(personName(buyer)) : texts.oneDeletedOf(buyer.email);
        }),
      reportFailure: (buyer) =>
        notifications.say('danger', outcomeTexts, (texts) => texts.personNotDeleted(personName(buyer))),
      alike: (buyer) => this.view.sharing(buyer),
      session,
    });
    ({ rows: this.buyers, deletion: this.deletion } = this.#list);
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.#list.leave();
    this.facts.stop();
  }

  refresh(): Promise<void> {
    this.facts.refresh();
    return this.#list.refresh();
  }

  /** Answers whether the buyer is gone now. */
  delete(buyer: Buyer): Promise<boolean> {
    return this.#list.delete(buyer);
  }
}
