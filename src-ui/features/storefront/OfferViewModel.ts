import { makeAutoObservable } from 'mobx';
import type { Clock } from '#domain/shared/Clock.ts';
import { type Countdown, countdown } from '#domain/storefront/countdown.ts';
import { droneOffer, type Offer } from '#domain/storefront/Offer.ts';

type OfferParts = {
  readonly clock: Clock;
  readonly offerEndsAt: number;
};

/** The offer on Home and the time that it still lasts. */
export class OfferViewModel {
  readonly offer: Offer;
  now: number;
  readonly #clock: Clock;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor({ clock, offerEndsAt }: OfferParts) {
    this.#clock = clock;
    this.offer = droneOffer(offerEndsAt);
    this.now = clock.now();
    makeAutoObservable(this, { offer: false });
  }

  start(): void {
    this.tick();
    if (!this.isOver) this.#ticking = setInterval(() => this.tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#ticking);
  }

  get countdown(): Countdown {
    return countdown(this.now, this.offer.endsAt);
  }

  /** Separate from the countdown, so that components which need only this are not drawn every second. */
  get isOver(): boolean {
    return this.countdown.over;
  }

  tick(): void {
    this.now = this.#clock.now();
    if (this.isOver) clearInterval(this.#ticking);
  }
}
