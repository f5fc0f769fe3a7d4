import { makeAutoObservable } from 'mobx';

/** Whether the device is connected and the marketplace answers, and how old what is shown is. */
export class Connection {
  isOnline: boolean;
  /** For a moment, what is better again: the device's network or the marketplace. */
  back: 'online' | 'answered' | null = null;
  /** When the oldest part of what is shown came from the marketplace; null if nothing comes from the device. */
  seenAt: number | null = null;
  /** The time of the oldest part that the device could show while the marketplace does not answer; null for none. */
  offeredAt: number | null = null;
  /** The person wants what the device keeps until the marketplace answers. */
  isKeptChosen = false;
  /** Everything that was seen has gone from the device with its person, and nothing was read since. */
  isForgotten = false;
  /** The marketplace has answered something of this page. */
  #isAnswered = false;

  constructor(isOnline: boolean) {
    this.isOnline = isOnline;
    makeAutoObservable(this);
  }

  leave(): void {
    this.isOnline = false;
    this.back = null;
    this.offeredAt = null;
    this.isKeptChosen = false;
  }

  /** The network is back, or the marketplace answers. */
  return(): void {
    if (!this.isOnline) this.back = 'online';
    else this.back = this.isKeptChosen ? 'answered' : null;
    this.isOnline = true;
    this.seenAt = null;
    this.isKeptChosen = false;
  }

  /** The person has had time to read what is better again. */
  settle(): void {
    this.back = null;
  }

  /** The page shows something from the device. */
  show(at: number): void {
    this.seenAt = Math.min(at, this.seenAt ?? at);
  }

  /** The device keeps something from then that the marketplace does not answer. One that answers other things is there. */
  offer(at: number): void {
    if (!this.#isAnswered && !this.isKeptChosen) this.offeredAt = Math.min(at, this.offeredAt ?? at);
  }

  answer(): void {
    this.#isAnswered = true;
    this.isForgotten = false;
    this.offeredAt = null;
  }

  /** The page keeps showing what it shows until another one is opened, and that is as old as before. */
  forget(): void {
    this.offeredAt = null;
    this.isForgotten = true;
  }

  chooseKept(): void {
    this.isKeptChosen = true;
    this.offeredAt = null;
  }

  /** Another page shows other things. */
  turnPage(): void {
    this.seenAt = null;
    this.offeredAt = null;
    this.#isAnswered = false;
  }
}
