import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CheckSellerVerified } from '#domain/catalogue/CheckSellerVerified.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';

/** Which sellers carry the verified mark; asked once for each seller that is shown. */
export class VerifiedSellers {
  readonly known = observable.map<string, boolean>();
  readonly asked = new Set<string>();
  readonly #check: CheckSellerVerified;

  constructor(check: CheckSellerVerified) {
    this.#check = check;
    makeAutoObservable(this, { known: false, asked: false });
  }

  /** False until the marketplace has said yes. */
  has(sellerEmail: string): boolean {
    return this.known.get(normaliseEmail(sellerEmail)) === true;
  }

  /** Finds out about a seller who is about to be shown. */
  async ask(sellerEmail: string): Promise<void> {
    const email = normaliseEmail(sellerEmail);
    if (this.asked.has(email)) return;
    this.asked.add(email);
    const verified = await this.#check.execute(email);
    runInAction(() => {
      this.known.set(email, verified);
    });
  }

  /** An administrator just did something about it. */
  forget(sellerEmail: string): void {
    this.asked.delete(normaliseEmail(sellerEmail));
  }
}
