import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Account } from '#domain/identity/Account.ts';
import type { LogOut } from '#domain/identity/logOut.ts';
import type { RestoreSession } from '#domain/identity/restoreSession.ts';
import { type Actor, isOutsider, type Outsider, type Presence, type Session } from '#domain/identity/Session.ts';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Result } from '#domain/shared/Result.ts';
import { Action } from './Action.ts';
import { Load } from './Load.ts';

type SessionStoreParts = {
  readonly restoreSession: RestoreSession;
  readonly logOut: LogOut;
};

/** The person who is signed in, as far as is known. */
export class SessionStore {
  readonly restored = new Load<Presence, ApiFailure>();
  readonly signingOut = new Action<AuthFailure>();
  /** How many times someone has signed out here, including people whose session could not be restored. */
  signOuts = 0;
  readonly #parts: SessionStoreParts;

  constructor(parts: SessionStoreParts) {
    this.#parts = parts;
    makeAutoObservable(this, { restored: observableRef, signingOut: observableRef });
  }

  /** Undefined while the session is loading or could not be loaded. */
  get actor(): Actor | undefined {
    const { value } = this.restored;
    return isOutsider(value) ? null : value;
  }

  /** Signed in at the provider without a session; null for everyone else. */
  get outsider(): Outsider | null {
    const { value } = this.restored;
    return isOutsider(value) ? value : null;
  }

  /** The account signed in at the provider on this device, with or without a session. */
  get account(): Account | null {
    return this.restored.value?.account ?? null;
  }

  /** An account that the marketplace does not know. It has no session until it is registered. */
  get unregistered(): Account | null {
    return this.outsider?.lacks === 'registration' ? this.outsider.account : null;
  }

  restore(isAnother?: boolean): Promise<void> {
    return this.restored.run(() => this.#parts.restoreSession(isAnother));
  }

  /** Opens the session of somebody who has logged in in another tab. If that fails, this page stays as it is. */
  async join(): Promise<void> {
    const answer = await this.#parts.restoreSession();
    if (answer.ok && answer.value !== null && this.actor === null) this.begin(answer.value);
  }

  begin(presence: Session | Outsider): void {
    this.restored.set(presence);
  }

  end(): void {
    this.restored.set(null);
  }

  /**
   * Follows the provider's changes, which may come from another tab. If the person signs out there, they are signed out
   * here; if another person signs in there, they are signed in here. A visitor's own sign-in starts on the page that
   * asked for it.
   */
  follow(account: Account | null): void {
    const here = this.account;
    if (account === null) {
      // After a failed restore nobody knows who is here, but it is known who left.
      if (here ?? this.restored.failure) this.end();
    } else if (here !== null && !sameEmail(account.email, here.email)) {
      // The earlier person's page goes at once.
      this.restored.state = { status: 'idle' };
      void this.restore(true);
    }
  }

  /**
   * Calls when the person has signed out or someone else has signed in, with the address of the one who left, if it was
   * known. Answers a function that stops listening.
   */
  onLeave(listener: (email?: string) => void): () => void {
    return reaction(
      () => ({ email: this.actor?.account.email, signOuts: this.signOuts }),
      (now, before) => {
        const isGone = before.email !== undefined && now.email !== before.email;
        if (isGone || now.signOuts > before.signOuts) listener(before.email);
      },
    );
  }

  /** Answers who was signed in, or null if a sign-out is already in progress. */
  async signOut(): Promise<Result<Account | null, AuthFailure> | null> {
    const answer = await this.signingOut.run(() => this.#parts.logOut());
    if (answer?.ok === true) this.#leave();
    return answer;
  }

  #leave(): void {
    runInAction(() => {
      this.signOuts += 1;
      this.end();
    });
  }
}
