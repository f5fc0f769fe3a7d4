import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { DismissReports, NotDismissed } from '#domain/reporting/dismissReports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { stillHere } from '../../state/stillHere.ts';
import type { Dismissal } from './Dismissal.ts';
import { DismissalMessages } from './DismissalMessages.ts';

type ReportDismissalsParts = {
  readonly dismiss: DismissReports;
  readonly pendingDeletions: PendingDeletions;
  readonly session: Pick<SessionStore, 'actor' | 'signingOut' | 'onLeave'>;
  readonly notifications: Notifications;
};

/** Dismissals that can be undone for a while. They are sent when their time is up, whatever is on the screen. */
export class ReportDismissals {
  readonly all = observable.map<string, Dismissal>({}, { deep: false });
  readonly sending = observable.set<string>();
  /** Ids of reports that the marketplace has deleted, which an earlier read may still list. */
  readonly dismissed = observable.set<string>();
  /** Ids of reports that the marketplace did not delete for the admin who is here. */
  readonly failed = observable.set<string>();
  /** The number of dismissals that were answered and may have had an effect. */
  answered = 0;
  serial = 0;
  readonly #messages: DismissalMessages;
  readonly #parts: ReportDismissalsParts;
  /** Aborts when the admin signs out. */
  #hurry = new AbortController();

  constructor(parts: ReportDismissalsParts) {
    this.#parts = parts;
    this.#messages = new DismissalMessages(parts.notifications);
    reaction(
      () => parts.session.signingOut.isPending,
      (isSigningOut) => {
        if (isSigningOut) this.#hurry.abort();
        else this.#hurry = new AbortController();
      },
    );
    // The next admin has tried nothing.
    parts.session.onLeave(() => this.#forgetOutcomes());
    makeAutoObservable(this, { all: false, sending: false, dismissed: false, failed: false, serial: false });
  }

  /** Dismissals of a product's reports that have no answer yet. */
  of(productId: string | null): readonly Dismissal[] {
    return [...this.all.values()].filter((dismissal) => dismissal.productId === productId);
  }

  /** Whether a report is about to be dismissed. */
  includes(id: string): boolean {
    return [...this.all.values()].some(({ ids }) => ids.includes(id));
  }

  /** Answers what it begins: nothing if all of them are about to be dismissed. */
  begin(dismissal: Omit<Dismissal, 'key'>): Dismissal | null {
    const ids = dismissal.ids.filter((id) => !this.includes(id));
    if (ids.length === 0) return null;
    this.serial += 1;
    const begun = { ...dismissal, ids, key: `reports-${this.serial}` };
    for (const id of ids) this.failed.delete(id);
    // Their 'Try again' would send what is about to be sent, or what the admin takes back.
    this.#messages.withdrawAbout(ids);
    this.all.set(begun.key, begun);
    this.#parts.pendingDeletions.begin({
      id: begun.key,
      send: () => this.#send(begun),
      drop: () => runInAction(() => this.all.delete(begun.key)),
    });
    return begun;
  }

  undo({ key }: Dismissal): void {
    this.#parts.pendingDeletions.undo(key);
    if (!this.sending.has(key)) this.all.delete(key);
  }

  sendNow({ key }: Dismissal): void {
    this.#parts.pendingDeletions.sendNow(key);
  }

  /** Stops the time to undo. Answers a function that starts it again. */
  pause({ key }: Dismissal): () => void {
    return this.#parts.pendingDeletions.pause(key);
  }

  /** Reports that seemed to remain are dismissed after all if a list lacks them: here, or by another admin. */
  learnFrom(list: Listing<Report>): void {
    this.#messages.learnFrom(list);
  }

  #forgetOutcomes(): void {
    this.#messages.forget();
    runInAction(() => this.failed.clear());
  }

  /** Answers whether all of them are dismissed. */
  async #send(dismissal: Dismissal): Promise<boolean> {
    const { dismiss, session } = this.#parts;
    const { key, ids } = dismissal;
    runInAction(() => this.sending.add(key));
    try {
      const isHere = stillHere(session);
      const remaining = await dismiss(session.actor ?? null, ids, this.#hurry.signal);
      this.#learn(dismissal, remaining);
      if (isHere()) {
        this.#mark(remaining);
        this.#messages.tell(dismissal, remaining, (left) => this.#sendAgain(left));
      }
      return remaining.length === 0;
    } finally {
      runInAction(() => {
        this.sending.delete(key);
        this.all.delete(key);
      });
    }
  }

  #learn({ ids }: Dismissal, remaining: readonly NotDismissed[]): void {
    const left = new Set(remaining.map(({ id }) => id));
    runInAction(() => {
      for (const id of ids) if (!left.has(id)) this.dismissed.add(id);
      if (left.size < ids.length || remaining.some(({ failure }) => !hadNoEffect(failure.code))) this.answered += 1;
    });
  }

  #mark(remaining: readonly NotDismissed[]): void {
    runInAction(() => {
      for (const { id } of remaining) this.failed.add(id);
    });
  }

  /** The admin has decided already, so there is no time to undo. */
  #sendAgain(dismissal: Dismissal): void {
    const begun = this.begin(dismissal);
    if (begun !== null) this.sendNow(begun);
  }
}
