import { makeAutoObservable, observableRef } from 'mobx';
import type { Catalogue } from '../copy/catalogue.ts';
import type { Language } from './Preferences.ts';

export type NotificationTone = 'success' | 'danger' | 'info';

type Text = (language: Language) => string;

export type Notification = {
  readonly id: number;
  readonly tone: NotificationTone;
  readonly text: Text;
  /** A way on, or back. */
  readonly action?: { readonly label: Text; readonly run: () => void };
  /** What closing it does, where that is more than to be rid of it. */
  readonly closing?: Text;
  /** Milliseconds. */
  readonly lasts?: number;
  /** Told when its time is up or it is closed; its action takes the place of that. */
  readonly onGone?: () => void;
};

/** Outcomes, told politely and in order; what needs an answer is a dialog, not a toast. */
export class Notifications {
  all: readonly Notification[] = [];
  nextId = 1;

  constructor() {
    makeAutoObservable(this, { all: observableRef, nextId: false });
  }

  /** Answers its id. */
  say<Texts>(
    tone: NotificationTone,
    texts: Catalogue<Texts>,
    pick: (texts: Texts) => string,
    further?: Pick<Notification, 'action' | 'closing' | 'lasts' | 'onGone'>,
  ): number {
    this.all = [...this.all, { id: this.nextId, tone, text: (language) => pick(texts[language]), ...further }];
    return this.nextId++;
  }

  dismiss(id: number): void {
    this.#remove(id)?.onGone?.();
  }

  act(id: number): void {
    this.#remove(id)?.action?.run();
  }

  #remove(id: number): Notification | undefined {
    const found = this.all.find((one) => one.id === id);
    this.all = this.all.filter((one) => one !== found);
    return found;
  }
}
