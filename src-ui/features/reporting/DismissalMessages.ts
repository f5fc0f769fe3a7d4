import type { NotDismissed } from '#domain/reporting/dismissReports.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import type { Listing } from '#domain/shared/reading.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { formatters } from '../../texts/format.ts';
import type { Language } from '../../texts/Language.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import type { Dismissal } from './Dismissal.ts';

/** The messages about what became of dismissals. */
export class DismissalMessages {
  readonly #notifications: Notifications;
  /** The reports that each message calls undismissed, by the message's number. */
  readonly #told = new Map<number, Dismissal>();

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** `remaining`: the reports that the marketplace did not delete. */
  tell(dismissal: Dismissal, remaining: readonly NotDismissed[], sendAgain: (remaining: Dismissal) => void): void {
    const { ids, name } = dismissal;
    const [first] = remaining;
    if (first === undefined) {
      this.#sayDismissed(dismissal);
      return;
    }
    const left = { ...dismissal, ids: remaining.map(({ id }) => id) };
    const outcome = remaining.some(({ failure }) => mayHaveArrived(failure.code)) ? 'unsure' : 'failed';
    const tryAgain = {
      label: (language: Language) => reportQueueTexts[language].tryAgain,
      run: () => sendAgain(left),
    };
    const toast = this.#notifications.say(
      'danger',
      reportQueueTexts,
      (texts, language) => {
        const why = failureText(first.failure, failureTexts[language]);
        const count = left.ids.length;
        return texts[outcome](count, formatters[language].count(count), ids.length, name, why);
      },
      { actions: [tryAgain] },
    );
    this.#told.set(toast, left);
  }

  withdrawAbout(ids: readonly string[]): void {
    for (const [toast, told] of this.#told) {
      if (told.ids.some((id) => ids.includes(id))) this.#withdraw(toast);
    }
  }

  /** A message that calls reports undismissed gives way to one that they are dismissed, once a list lacks all of them. */
  learnFrom({ items, unreadable }: Listing<Report>): void {
    const listed = new Set([...items, ...unreadable].map(({ id }) => id));
    // A row without an id may be any report.
    if (listed.has(null)) return;
    for (const [toast, told] of this.#told) {
      if (told.ids.some((id) => listed.has(id))) continue;
      if (this.#notifications.all.some(({ id }) => id === toast)) this.#sayDismissed(told);
      this.#withdraw(toast);
    }
  }

  /** Knows no message any more, so that none changes. */
  forget(): void {
    this.#told.clear();
  }

  #withdraw(toast: number): void {
    this.#told.delete(toast);
    this.#notifications.dismiss(toast);
  }

  #sayDismissed({ ids, name }: Dismissal): void {
    this.#notifications.say('success', reportQueueTexts, (texts, language) =>
      texts.dismissed(ids.length, formatters[language].count(ids.length), name),
    );
  }
}
