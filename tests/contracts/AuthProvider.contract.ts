import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { type Unasked, contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { uniqueEmail } from './MarketplaceHarness.ts';

export type AuthHarness = {
  readonly auth: AuthProvider;
  /** 'reload': the provider after the page has reloaded. */
  readonly reload?: () => AuthProvider;
  /** 'second tab': the provider in another tab of the same browser. */
  readonly openTab?: () => AuthProvider;
  /** 'google': the account that the next chooser answers with; null closes it. */
  readonly answerGoogle?: (account: { readonly email: string; readonly displayName: string } | null) => void;
  /** 'disabling': disables an account at the provider. */
  readonly disable?: (email: string) => Promise<void>;
  /** 'offline': from now on nothing reaches the provider. */
  readonly goOffline?: () => void;
  /** 'time': this much time passes for the provider and for this device. */
  readonly passTime?: (milliseconds: number) => void;
  /** 'mail': the addresses that got reset mails. */
  readonly resetMails?: () => Promise<readonly string[]>;
  readonly stop?: () => Promise<void>;
};

export type AuthCapability = 'reload' | 'second tab' | 'google' | 'disabling' | 'offline' | 'time' | 'mail';

const password = 'Right#Words1';

const minutes = (count: number): number => count * 60_000;

type Claims = { readonly email: string; readonly aud: string; readonly exp: number };

function claimsOf(idToken: string | null): Claims {
  return JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

/** A means that the case needs; fails if the harness neither offers it nor declares it missing. */
function given<T>(means: T | undefined): T {
  if (means === undefined) throw new Error('The harness neither gives this means nor declares that it cannot');
  return means;
}

/** Waits until the provider has notified its listeners. */
function nextChange(auth: AuthProvider): Promise<Account | null> {
  return new Promise((resolve) => {
    const stop = auth.onChange((account) => {
      stop();
      resolve(account);
    });
  });
}

export function describeAuthProviderContract(
  name: string,
  make: () => Promise<AuthHarness>,
  unasked: Unasked<AuthCapability> = {},
): void {
  describe(`AuthProvider: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('has nobody signed in at first', async () => {
      expect(await at().auth.current()).toBeNull();
    });

    it('[S-AUTH-1] signs up with e-mail and password, and is then signed in', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      expect(valueOf(await auth.signUp(email, password))).toEqual({ email, displayName: '', photoURL: null });
      expect(await auth.current()).toMatchObject({ email });
    });

    it('[S-SIGNUP-4] names the signed-in account and keeps the name', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      expect(valueOf(await auth.updateProfile({ displayName: 'নুসরাত' }))).toMatchObject({ email, displayName: 'নুসরাত' });
      valueOf(await auth.signOut());
      expect(valueOf(await auth.signIn(email, password))).toMatchObject({ displayName: 'নুসরাত' });
    });

    it('names no account while nobody is signed in', async () => {
      expect(codeOf(await at().auth.updateProfile({ displayName: 'Nobody' }))).toBe('auth/unknown');
    });

    it('[S-AUTH-1] signs in with e-mail and password, and out', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.signOut());
      expect(await auth.current()).toBeNull();
      expect(valueOf(await auth.signIn(email, password))).toMatchObject({ email });
      expect(await auth.current()).toMatchObject({ email });
    });

    it('does not distinguish a wrong password from an unknown e-mail', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.signOut());
      expect(codeOf(await auth.signIn(email, 'Wrong#Words1'))).toBe('auth/wrong-credentials');
      expect(codeOf(await auth.signIn(uniqueEmail(), password))).toBe('auth/wrong-credentials');
      expect(await auth.current()).toBeNull();
    });

    it('[S-SIGNUP-4] refuses a sign-up in a sentence that can be shown', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.signOut());
      const taken = await auth.signUp(email, password);
      const weak = await auth.signUp(uniqueEmail(), '12345');
      const invalid = await auth.signUp('not an address', password);
      expect(codeOf(taken)).toBe('auth/email-in-use');
      expect(codeOf(weak)).toBe('auth/weak-password');
      expect(codeOf(invalid)).toBe('auth/invalid-email');
      for (const answer of [taken, weak, invalid]) {
        expect(answer).toMatchObject({ failure: { message: expect.stringMatching(/^[A-Z][^()]{15,}$/) } });
      }
      expect(await auth.current()).toBeNull();
    });

    it('reports sign-ins and sign-outs', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      const signedUp = nextChange(auth);
      valueOf(await auth.signUp(email, password));
      expect(await signedUp).toMatchObject({ email });
      const signedOut = nextChange(auth);
      valueOf(await auth.signOut());
      expect(await signedOut).toBeNull();
    });

    it('reports nothing to a listener that has stopped', async () => {
      const { auth } = at();
      const heard: (Account | null)[] = [];
      const stop = auth.onChange((account) => heard.push(account));
      stop();
      const told = nextChange(auth);
      valueOf(await auth.signUp(uniqueEmail(), password));
      await told;
      expect(heard).toEqual([]);
    });

    it('[G-AUTH-1] answers a password reset the same with and without an account', async () => {
      const { auth } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      expect(await auth.sendPasswordReset(email)).toEqual(await auth.sendPasswordReset(uniqueEmail()));
      valueOf(await auth.sendPasswordReset(email));
    });

    caseNeeding('mail', '[G-AUTH-1] sends a reset mail to the address, where it has an account', async () => {
      const { auth, resetMails } = at();
      const email = uniqueEmail();
      const stranger = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.sendPasswordReset(email));
      valueOf(await auth.sendPasswordReset(stranger));
      const mails = await given(resetMails)();
      expect(mails).toContain(email);
      expect(mails).not.toContain(stranger);
    });

    caseNeeding('reload', 'is signed in after a reload as before it', async () => {
      const { auth, reload } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.updateProfile({ displayName: 'Still Here' }));
      expect(await given(reload)().current()).toMatchObject({ email, displayName: 'Still Here' });
      valueOf(await auth.signOut());
      expect(await given(reload)().current()).toBeNull();
    });

    it('[G-PROOF-1] proves the signed-in person by an ID token of their e-mail, and has none while nobody is signed in', async () => {
      const { auth } = at();
      expect(valueOf(await auth.idToken())).toBeNull();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      expect(claimsOf(valueOf(await auth.idToken()))).toMatchObject({ email, aud: 'demo-shop' });
      valueOf(await auth.signOut());
      expect(valueOf(await auth.idToken())).toBeNull();
    });

    caseNeeding('reload', '[G-PROOF-1] proves after a reload who is signed in', async () => {
      const { auth, reload } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      expect(claimsOf(valueOf(await given(reload)().idToken()))).toMatchObject({ email });
    });

    caseNeeding(
      'time',
      '[G-PROOF-1] keeps an ID token while it is valid, and renews it once it has expired',
      async () => {
        const { auth, passTime } = at();
        valueOf(await auth.signUp(uniqueEmail(), password));
        const first = valueOf(await auth.idToken());
        given(passTime)(minutes(10));
        expect(valueOf(await auth.idToken())).toBe(first);
        given(passTime)(minutes(60));
        const second = valueOf(await auth.idToken());
        expect(claimsOf(second).exp - claimsOf(first).exp).toBeGreaterThanOrEqual(60 * 60);
      },
    );

    caseNeeding(
      'offline',
      '[G-PROOF-1] says that an expired ID token could not be renewed offline, and signs nobody out',
      async () => {
        const { auth, passTime, goOffline } = at();
        const email = uniqueEmail();
        valueOf(await auth.signUp(email, password));
        given(passTime)(minutes(70));
        given(goOffline)();
        expect(codeOf(await auth.idToken())).toBe(codeOf(await auth.signIn(email, password)));
        expect(await auth.current()).toMatchObject({ email });
      },
    );

    caseNeeding('second tab', '[G-SESSION-1] signs every tab in and out', async () => {
      const { auth, openTab } = at();
      const tab = given(openTab)();
      const email = uniqueEmail();
      const signedIn = nextChange(tab);
      valueOf(await auth.signUp(email, password));
      expect(await signedIn).toMatchObject({ email });
      const signedOut = nextChange(tab);
      valueOf(await auth.signOut());
      expect(await signedOut).toBeNull();
      expect(await tab.current()).toBeNull();
    });

    caseNeeding('google', '[S-AUTH-1] signs in with Google, and knows who is new', async () => {
      const { auth, answerGoogle } = at();
      const email = uniqueEmail();
      given(answerGoogle)({ email, displayName: 'Gita Google' });
      expect(valueOf(await auth.signInWithGoogle())).toMatchObject({
        account: { email, displayName: 'Gita Google' },
        isNew: true,
      });
      expect(await auth.current()).toMatchObject({ email });
      valueOf(await auth.signOut());
      given(answerGoogle)({ email, displayName: 'Gita Google' });
      expect(valueOf(await auth.signInWithGoogle())).toMatchObject({ account: { email }, isNew: false });
    });

    caseNeeding('google', 'says that Google’s chooser was closed, and signs nobody in', async () => {
      const { auth, answerGoogle } = at();
      given(answerGoogle)(null);
      expect(codeOf(await auth.signInWithGoogle())).toBe('auth/popup-closed');
      expect(await auth.current()).toBeNull();
    });

    caseNeeding('disabling', 'says of an account that is shut out that it is', async () => {
      const { auth, disable } = at();
      const email = uniqueEmail();
      valueOf(await auth.signUp(email, password));
      valueOf(await auth.signOut());
      await given(disable)(email);
      expect(codeOf(await auth.signIn(email, password))).toBe('auth/user-disabled');
    });

    caseNeeding(
      'offline',
      '[G-FAULT-1] says that it is offline, but still knows who is signed in and signs out',
      async () => {
        const { auth, goOffline } = at();
        const email = uniqueEmail();
        valueOf(await auth.signUp(email, password));
        given(goOffline)();
        expect(codeOf(await auth.updateProfile({ displayName: 'Unheard' }))).toBe('auth/offline');
        expect(codeOf(await auth.signIn(email, password))).toBe('auth/offline');
        expect(codeOf(await auth.sendPasswordReset(email))).toBe('auth/offline');
        expect(await auth.current()).toMatchObject({ email });
        valueOf(await auth.signOut());
        expect(await auth.current()).toBeNull();
      },
    );
  });
}
