import { makeAutoObservable } from 'mobx';

/** Whether the device is connected, and how old what it shows is. */
export class Connection {
  isOnline: boolean;
  /** True for a moment after the network has returned. */
  isBack = false;
  /** When the oldest part of what is shown came from the marketplace; null if nothing comes from the device. */
  seenAt: number | null = null;

  constructor(isOnline: boolean) {
    this.isOnline = isOnline;
    makeAutoObservable(this);
  }

  leave(): void {
    this.isOnline = false;
    this.isBack = false;
  }

  return(): void {
    this.isBack = !this.isOnline;
    this.isOnline = true;
    this.seenAt = null;
  }

  /** The person has had time to read that the network is back. */
  settle(): void {
    this.isBack = false;
  }

  /** The page shows something from the device. */
  show(at: number): void {
    this.seenAt = Math.min(at, this.seenAt ?? at);
  }

  /** Another page shows other things. */
  turnPage(): void {
    this.seenAt = null;
  }
}
