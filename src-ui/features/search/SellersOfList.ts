import { makeAutoObservable, reaction } from 'mobx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type SellersParts = {
  readonly verified: VerifiedSellers;
  /** The sellers whose verification the search takes from elsewhere. */
  readonly emails: () => readonly string[];
  /** Called while answers arrive. */
  readonly onAnswers: () => void;
};

export type SellerCounts = {
  /** The number of sellers whose verification is known. */
  readonly known: number;
  /** The number of sellers whose look-up failed. */
  readonly failed: number;
  readonly all: number;
};

/** Answers about sellers arrive one by one; the list updates at this pace. */
const pace = 300;

/** Looks up which sellers of a list are verified, once somebody sees the filter. */
export class SellersOfList {
  /** True once they are being looked up. */
  isAsking = false;
  readonly #parts: SellersParts;
  #stopFollowing: (() => void) | null = null;

  constructor(parts: SellersParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  get counts(): SellerCounts {
    const { verified, emails } = this.#parts;
    const all = emails();
    return {
      known: all.filter((email) => verified.isKnown(email)).length,
      failed: all.filter((email) => verified.isUnanswered(email)).length,
      all: all.length,
    };
  }

  /** The number of sellers, of any list, whose verification is known. */
  get heard(): number {
    return this.#parts.verified.known.size;
  }

  /** Called once the verified filter is in view, because each seller may cost a call. */
  ask(): void {
    const { verified, emails, onAnswers } = this.#parts;
    this.isAsking = true;
    const all = emails();
    if (all.length === 0) return;
    verified.askAbout(all);
    // One for as long as the list is open: a new one would miss the answers that came just before it.
    this.#stopFollowing ??= reaction(() => [...verified.known].join(), onAnswers, { delay: pace });
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
  }
}
