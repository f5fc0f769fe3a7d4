import { makeAutoObservable, observableRef } from 'mobx';
import type { Catalogue } from '../copy/catalogue.ts';
import type { Language } from './Preferences.ts';

export type NotificationTone = 'success' | 'danger' | 'info';

export type Notification = {
  readonly id: number;
  readonly tone: NotificationTone;
  readonly text: (language: Language) => string;
};

/** Outcomes, told politely and in order; what needs an answer is a dialog, not a toast. */
export class Notifications {
  all: readonly Notification[] = [];
  nextId = 1;

  constructor() {
    makeAutoObservable(this, { all: observableRef, nextId: false });
  }

  say<Texts>(tone: NotificationTone, texts: Catalogue<Texts>, pick: (texts: Texts) => string): void {
    const text = (language: Language): string => pick(texts[language]);
    this.all = [...this.all, { id: this.nextId++, tone, text }];
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}
