import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CheckSellerVerified } from '#domain/catalogue/CheckSellerVerified.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';

/** A modest number: a long list has hundreds of sellers, and other calls are waiting too. */
const atOnce = 6;

/** Which sellers carry the verified mark; asked once for each seller that is shown. */
export class VerifiedSellers {
  readonly known = observable.map<string, boolean>();
  readonly asked = new Set<string>();
  /** Whom to ask next; those who are on the screen come first. */
  readonly waiting: string[] = [];
  running = 0;
  readonly #check: CheckSellerVerified;

  constructor(check: CheckSellerVerified) {
    this.#check = check;
    makeAutoObservable(this, { known: false, asked: false, waiting: false, running: false });
  }

  /** False until the marketplace has said yes. */
  has(sellerEmail: string): boolean {
    return this.known.get(normaliseEmail(sellerEmail)) === true;
  }

  isKnown(sellerEmail: string): boolean {
    return this.known.has(normaliseEmail(sellerEmail));
  }

  /** Finds out about a seller who is about to be shown. */
  ask(sellerEmail: string): void {
    const email = normaliseEmail(sellerEmail);
    if (this.asked.has(email)) return;
    this.asked.add(email);
    this.waiting.unshift(email);
    this.#next();
  }

  /** Finds out about many, after those who are shown. */
  askAbout(sellerEmails: readonly string[]): void {
    for (const email of sellerEmails.map(normaliseEmail)) {
      if (email === '' || this.asked.has(email)) continue;
      this.asked.add(email);
      this.waiting.push(email);
    }
    this.#next();
  }

  #next(): void {
    while (this.running < atOnce) {
      const email = this.waiting.shift();
      if (email === undefined) return;
      this.running += 1;
      void this.#find(email);
    }
  }

  async #find(email: string): Promise<void> {
    const verified = await this.#check.execute(email);
    runInAction(() => {
      this.running -= 1;
      this.known.set(email, verified);
    });
    this.#next();
  }

  /** An administrator just did something about it. */
  forget(sellerEmail: string): void {
    this.asked.delete(normaliseEmail(sellerEmail));
  }
}
