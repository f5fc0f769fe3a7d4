import type { Account } from '#domain/identity/Account.ts';
import type { AuthFailure, AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { emailPattern, normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { authFailure } from './authFailures.ts';
import type { FakeAccount } from './FakeAccount.ts';
import type { FakeAccounts, Mail } from './FakeAccounts.ts';
import type { FakeSession } from './FakeSession.ts';
import type { GoogleChooser } from './GoogleChooser.ts';
import { emailOfIdToken, issueIdToken } from './idTokens.ts';

type Answer<T> = Result<T, AuthFailure>;

const shortestPassword = 6;

type FakeAuthParts = {
  readonly accounts: FakeAccounts;
  readonly session: FakeSession;
  readonly google: GoogleChooser;
  readonly control: FakeControl;
};

/** A sign-in provider that behaves like Firebase with e-mail privacy on. */
export class FakeAuthProvider implements AuthProvider {
  readonly #accounts: FakeAccounts;
  readonly #session: FakeSession;
  readonly #google: GoogleChooser;
  readonly #control: FakeControl;
  #idToken: string | null = null;

  constructor({ accounts, session, google, control }: FakeAuthParts) {
    this.#accounts = accounts;
    this.#session = session;
    this.#google = google;
    this.#control = control;
  }

  /** The mails sent so far, oldest first. */
  get outbox(): readonly Mail[] {
    return this.#accounts.outbox;
  }

  /** Disables an account, as the provider's administrator can. */
  disable(email: string): void {
    const account = this.#accounts.find(email);
    if (account !== undefined) this.#accounts.put({ ...account, disabled: true });
  }

  async current(): Promise<Account | null> {
    await this.#control.untilReleased('auth.current');
    return this.#accountOf(this.#session.email);
  }

  async signUp(email: string, password: string): Promise<Answer<Account>> {
    const passed = await this.#control.pass('auth.signUp');
    if (!passed.ok) return passed;
    if (!emailPattern.test(email)) return fail(authFailure('auth/invalid-email'));
    if (password.length < shortestPassword) return fail(authFailure('auth/weak-password'));
    if (this.#accounts.find(email) !== undefined) return fail(authFailure('auth/email-in-use'));
    return this.#enter({ email: normaliseEmail(email), displayName: '', photoURL: null, password, google: false });
  }

  async updateProfile({ displayName }: { readonly displayName: string }): Promise<Answer<Account>> {
    const passed = await this.#control.pass('auth.updateProfile');
    if (!passed.ok) return passed;
    const account = this.#accounts.find(this.#session.email ?? '');
    return account === undefined ? fail(authFailure('auth/unknown')) : this.#enter({ ...account, displayName });
  }

  async signIn(email: string, password: string): Promise<Answer<Account>> {
    const passed = await this.#control.pass('auth.signIn');
    if (!passed.ok) return passed;
    if (!emailPattern.test(email)) return fail(authFailure('auth/invalid-email'));
    const account = this.#accounts.find(email);
    if (account === undefined || account.password !== password) return fail(authFailure('auth/wrong-credentials'));
    return this.#enter(account);
  }

  /** Google has verified the address, so a password that someone set for it without proof no longer works. */
  async signInWithGoogle(): Promise<Answer<GoogleSignIn>> {
    const passed = await this.#control.pass('auth.signInWithGoogle');
    if (!passed.ok) return passed;
    const chosen = await this.#google.choose(this.#accounts.all.filter((account) => account.google));
    if (chosen === null) return fail(authFailure('auth/popup-closed'));
    const known = this.#accounts.find(chosen.email);
    const entered = this.#enter(
      known === undefined
        ? { ...chosen, email: normaliseEmail(chosen.email), photoURL: null, password: null, google: true }
        : { ...known, password: known.google ? known.password : null, google: true },
    );
    return entered.ok ? ok({ account: entered.value, isNew: known === undefined }) : entered;
  }

  async sendPasswordReset(email: string): Promise<Answer<void>> {
    const passed = await this.#control.pass('auth.sendPasswordReset');
    if (!passed.ok) return passed;
    if (!emailPattern.test(email)) return fail(authFailure('auth/invalid-email'));
    const account = this.#accounts.find(email);
    if (account === undefined) return ok();
    const sent = { to: account.email, subject: 'Reset your password', sentAt: this.#control.clock.now() };
    return this.#accounts.send(sent) ? ok() : fail(authFailure('auth/unknown'));
  }

  async signOut(): Promise<Answer<void>> {
    const passed = await this.#control.pass('auth.signOut', { onDevice: true });
    if (passed.ok) this.#session.end();
    return passed;
  }

  async idToken(): Promise<Answer<string | null>> {
    const { email } = this.#session;
    if (email === null) return ok(null);
    // Like Firebase, keeps a token until it expires and does not ask the provider before.
    if (this.#idToken === null || emailOfIdToken(this.#idToken, this.#control.clock.now()) !== normaliseEmail(email)) {
      const passed = await this.#control.pass('auth.idToken');
      if (!passed.ok) return passed;
      this.#idToken = issueIdToken(email, this.#control.clock.now());
    }
    return ok(this.#idToken);
  }

  onChange(listener: (account: Account | null) => void): () => void {
    return this.#session.onChange((email) => listener(this.#accountOf(email)));
  }

  /** Stores the account and signs it in. */
  #enter(account: FakeAccount): Answer<Account> {
    if (account.disabled === true) return fail(authFailure('auth/user-disabled'));
    if (account !== this.#accounts.find(account.email) && !this.#accounts.put(account)) {
      return fail(authFailure('auth/unknown'));
    }
    this.#session.begin(account.email);
    return ok(toAccount(account));
  }

  #accountOf(email: string | null): Account | null {
    const account = email === null ? undefined : this.#accounts.find(email);
    return account === undefined ? null : toAccount(account);
  }
}

function toAccount({ email, displayName, photoURL }: FakeAccount): Account {
  return { email, displayName, photoURL };
}
