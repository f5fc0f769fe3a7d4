import { makeAutoObservable } from 'mobx';

export type NotificationTone = 'success' | 'danger' | 'info';

export type Notification = {
  readonly id: number;
  readonly tone: NotificationTone;
  /** Already in the words of the chosen catalogue. */
  readonly text: string;
};

/** Outcomes, told politely and in order; what needs an answer is a dialog, not a toast. */
export class Notifications {
  all: readonly Notification[] = [];
  nextId = 1;

  constructor() {
    makeAutoObservable(this, { nextId: false });
  }

  say(tone: NotificationTone, text: string): void {
    this.all = [...this.all, { id: this.nextId++, tone, text }];
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}
