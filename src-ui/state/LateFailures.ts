import { outcomeTexts } from '../texts/outcomes.ts';
import type { Language } from '../texts/Language.ts';
import type { Texts } from '../texts/Texts.ts';
import type { Notifications } from './Notifications.ts';

/** Says that a write failed, once the person has left the page that would show it. */
export class LateFailures {
  /** Whether the person has left the page. */
  isLeft = false;
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  start(): void {
    this.isLeft = false;
  }

  stop(): void {
    this.isLeft = true;
  }

  say(pick: (texts: Texts['outcomes'], language: Language) => string): void {
    if (this.isLeft) this.#notifications.say('danger', outcomeTexts, pick);
  }
}
