import { makeAutoObservable, reaction } from 'mobx';
import { verifiableSellers } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { VerifySeller } from '#domain/administration/verifySeller.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { BulkRun } from '../../state/BulkRun.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import { RowSelection } from '../../state/RowSelection.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { stillHere } from '../../state/stillHere.ts';

type SellerVerificationParts = {
  readonly verifySeller: VerifySeller;
  readonly verifiedSellers: VerifiedSellers;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly sellers: () => readonly Seller[];
  /** Reads the list again, once sellers are verified. */
  readonly refresh: () => Promise<void>;
};

/** Verifying sellers, one of them or all who are chosen. */
export class SellerVerification {
  readonly selection = new RowSelection();
  readonly run: BulkRun<Seller, CallFailure>;
  readonly single = new RowActions<CallFailure>();
  readonly #parts: SellerVerificationParts;
  #ends: readonly (() => void)[] = [];
  #isLeft = false;
  /** Whether the admin who opened the page is still signed in. */
  #isHere = (): boolean => true;

  constructor(parts: SellerVerificationParts) {
    this.#parts = parts;
    this.run = new BulkRun((seller) => this.#send(seller));
    makeAutoObservable(this, { selection: false, run: false, single: false });
  }

  start(): void {
    this.#isLeft = false;
    this.#isHere = stillHere(this.#parts.session);
    this.#end();
    this.#ends = [
      // The list stays as it is during a run. Answers that come after a stop count as well.
      reaction(
        () => (this.run.isRunning ? 0 : this.run.states.perhapsDone),
        (done) => {
          if (done > 0) void this.#parts.refresh();
        },
      ),
      // Each new list may show what lost answers and the rows' own buttons did.
      reaction(
        () => this.#verifiedMeanwhile,
        (ids) => {
          if (ids.size > 0) this.run.confirm(({ id }) => ids.has(id));
        },
      ),
    ];
  }

  /** Nobody would see the outcome, so the rest of a run is not sent. Toasts say so, and what fails later. */
  stop(): void {
    this.#isLeft = true;
    this.#end();
    if (!this.run.isRunning) return;
    this.run.stop();
    const { total, unsent } = this.run.states.counts;
    if (unsent === 0 || !this.#isHere()) return;
    this.#parts.notifications.say('info', administrationTexts, (texts) => texts.verifyingLeft(unsent, total));
  }

  /** The chosen sellers who can be verified, whether the filter shows them or not. */
  get toVerify(): readonly Seller[] {
    const { session, sellers } = this.#parts;
    const chosen = sellers().filter(({ id }) => this.selection.has(id));
    return verifiableSellers(session.actor ?? null, chosen);
  }

  async verifyChosen(): Promise<void> {
    const sellers = this.toVerify;
    this.selection.clear();
    await this.run.start(sellers);
  }

  isPending(seller: Seller): boolean {
    return this.single.isPending(seller.id) || this.run.hasInHand(seller.id);
  }

  failure(seller: Seller): CallFailure | null {
    return this.single.failure(seller.id);
  }

  async verify(seller: Seller): Promise<void> {
    if (this.isPending(seller)) return;
    const { session, notifications, refresh } = this.#parts;
    const isHere = stillHere(session);
    await this.single.run(seller.id, async () => {
      const answer = await this.#send(seller);
      if (answer.ok && isHere()) notifications.say('success', outcomeTexts, (texts) => texts.sellerVerified);
      // Even a failed call may have taken effect. Until the list says so, the row offers nothing.
      if (!this.#isLeft && (answer.ok || !hadNoEffect(answer.failure.code))) await refresh();
      if (!answer.ok && !this.#isLeft && isHere()) this.#tellGone(seller, answer.failure);
      return answer;
    });
  }

  /** Another admin was faster. The row that would say so is gone. */
  #tellGone(seller: Seller, { code }: CallFailure): void {
    const { sellers, notifications } = this.#parts;
    if (code !== 'api/not-found' || sellers().some(({ id }) => id === seller.id)) return;
    notifications.say('info', outcomeTexts, (texts) => texts.personGone(personName(seller)));
  }

  /** The ids of sellers whom the run has not verified as far as it knows, and whom the list calls verified. */
  get #verifiedMeanwhile(): ReadonlySet<string> {
    const open = new Set(this.run.states.rowsThat('failed', 'lost', 'unsent').map(({ id }) => id));
    if (open.size === 0) return open;
    const verified = this.#parts.sellers().filter((seller) => seller.verified && open.has(seller.id));
    return new Set(verified.map(({ id }) => id));
  }

  #end(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  async #send(seller: Seller) {
    const { verifySeller, verifiedSellers, session, notifications } = this.#parts;
    const isHere = stillHere(session);
    const answer = await verifySeller(session.actor ?? null, seller);
    if (answer.ok || !hadNoEffect(answer.failure.code)) verifiedSellers.forget(seller.email);
    if (!answer.ok && this.#isLeft && isHere())
      notifications.say('danger', outcomeTexts, (texts) => texts.sellerNotVerified(personName(seller)));
    return answer;
  }
}
