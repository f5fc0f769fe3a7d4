import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CheckSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { tellDefect } from './defects.ts';

/** Browsers open six connections to an HTTP/1 server. A search needs two of them: its products and its counts. */
const atOnce = 4;

/** Milliseconds, more than between a slow typist's keys: a list that the next key replaces costs no calls. */
const pauseBeforeCall = 300;

/** Finds out which sellers are verified: one call for each seller on the screen, and another if it failed. */
export class VerifiedSellers {
  readonly known = observable.map<string, boolean>();
  /** By seller, the newest question, whose answer counts. */
  readonly asked = new Map<string, object>();
  /** Sellers whose look-up failed. They stay unknown until the next request. */
  readonly unanswered = observable.set<string>();
  /** The sellers to look up next; those on the screen come first. */
  readonly waiting: string[] = [];
  running = 0;
  readonly #check: CheckSellerVerified;

  constructor(check: CheckSellerVerified) {
    this.#check = check;
    makeAutoObservable(this, { known: false, unanswered: false, asked: false, waiting: false, running: false });
  }

  /** False until the marketplace has said yes. */
  has(sellerEmail: string): boolean {
    return this.known.get(normaliseEmail(sellerEmail)) === true;
  }

  isKnown(sellerEmail: string): boolean {
    return this.known.has(normaliseEmail(sellerEmail));
  }

  isUnanswered(sellerEmail: string): boolean {
    return this.unanswered.has(normaliseEmail(sellerEmail));
  }

  /** Looks up a seller who stays on the screen for a moment. Answers a function for when they leave it. */
  ask(sellerEmail: string): () => void {
    const timer = setTimeout(() => this.askAbout([sellerEmail], 'unshift'), pauseBeforeCall);
    return () => clearTimeout(timer);
  }

  /** Looks up many sellers, after those on the screen. */
  askAbout(sellerEmails: readonly string[], add: 'push' | 'unshift' = 'push'): void {
    for (const email of sellerEmails.map(normaliseEmail)) {
      if (email !== '' && this.#mayAsk(email)) this.waiting[add](email);
    }
    this.#next();
  }

  /** Answers true once for each seller, and again if the look-up failed. */
  #mayAsk(email: string): boolean {
    if (this.asked.has(email) && !this.unanswered.has(email)) return false;
    this.asked.set(email, {});
    this.unanswered.delete(email);
    return true;
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
    const question = this.asked.get(email);
    try {
      const answer = await this.#check(email);
      const newest = this.asked.get(email) ?? question;
      runInAction(() => {
        if (newest !== question) return;
        if (answer.ok) this.known.set(email, answer.value);
        else this.unanswered.add(email);
      });
    } catch (error) {
      runInAction(() => this.unanswered.add(email));
      tellDefect(error);
    } finally {
      this.running -= 1;
      this.#next();
    }
  }

  /** Called when an admin has just verified the seller. */
  forget(sellerEmail: string): void {
    this.asked.delete(normaliseEmail(sellerEmail));
  }

  /** Another tab has changed something, so each seller is looked up again when next shown. */
  forgetAll(): void {
    this.asked.clear();
  }
}
