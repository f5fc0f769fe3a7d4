import { makeAutoObservable } from 'mobx';

/** The person whose panel is open. */
export class OpenPerson {
  id: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  toggle(id: string): void {
    this.id = this.id === id ? null : id;
  }

  show(id: string | null): void {
    this.id = id;
  }

  close(): void {
    this.id = null;
  }
}
