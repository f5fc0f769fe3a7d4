import { makeAutoObservable, observableRef } from 'mobx';
import type { Catalogue } from '../texts/catalogue.ts';
import type { Language } from '../texts/Language.ts';

export type NotificationTone = 'success' | 'danger' | 'info';

type Text = (language: Language) => string;

export type Notification = {
  readonly id: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
  readonly tone: NotificationTone;
  readonly text: Text;
  /** If the text is in another language than the page. */
  readonly lang?: string;
  readonly actions?: readonly ToastAction[];
  /** Stays until an action is chosen or its owner dismisses it: no timer and no close button. */
  readonly stays?: true;
  /** Is said again after a reload. */
  readonly isRepeated?: true;
  /** Called while the pointer or the focus is on the toasts. Answers a function to call afterwards. */
  readonly pause?: () => () => void;
};

export type ToastAction = { readonly label: Text; readonly run: () => void };

/** Outcomes, announced politely and in order. A question is a dialog, not a toast. */
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
    pick: (texts: Texts, language: Language) => string,
    further?: Pick<Notification, 'actions' | 'stays' | 'isRepeated' | 'pause' | 'lang'>,
  ): number {
    this.all = [
      ...this.all,
      { id: this.nextId, at: Date.now(), tone, text: (language) => pick(texts[language], language), ...further },
    ];
    return this.nextId++;
  }

  dismiss(id: number | undefined): void {
    this.all = this.all.filter((one) => one.id !== id);
  }

  /** Dismisses all but those that only their owners dismiss. */
  dismissAll(): void {
    this.all = this.all.filter(({ stays }) => stays);
  }

  /** Runs a notification's action and dismisses it. Does nothing if it is already gone. */
  act(id: number, action: ToastAction): void {
    if (!this.all.some((one) => one.id === id)) return;
    this.dismiss(id);
    action.run();
  }
}
