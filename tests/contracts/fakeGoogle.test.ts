// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { dialogGoogleChooser } from '#fakes/auth/dialogGoogleChooser.ts';
import type { FakeAccount } from '#fakes/auth/FakeAccount.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { people } from './tinyWorld.ts';

const known: FakeAccount = {
  email: 'gita@shop.example',
  displayName: 'Gita Google',
  photoURL: null,
  password: null,
  google: true,
};

afterEach(() => document.body.replaceChildren());

describe('The account chooser that stands in for Google’s', () => {
  function choose() {
    const chosen = dialogGoogleChooser.choose([known]);
    return { chosen, dialog: within(within(document.body).getByRole('dialog', { name: 'Choose an account' })) };
  }

  it('answers with a known account', async () => {
    const { chosen, dialog } = choose();
    await userEvent.click(dialog.getByRole('button', { name: /Gita Google.*gita@shop\.example/ }));
    expect(await chosen).toEqual({ email: 'gita@shop.example', displayName: 'Gita Google' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('answers with another account', async () => {
    const { chosen, dialog } = choose();
    await userEvent.click(dialog.getByRole('button', { name: 'Use another account' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
    await userEvent.type(dialog.getByLabelText('Email'), 'new@shop.example');
    await userEvent.type(dialog.getByLabelText('Name'), 'New Google');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await chosen).toEqual({ email: 'new@shop.example', displayName: 'New Google' });
  });

  it('answers null when it is cancelled', async () => {
    const { chosen, dialog } = choose();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await chosen).toBeNull();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('A Google sign-in at the fake provider', () => {
  it('offers only the accounts that Google knows', async () => {
    let offered: readonly FakeAccount[] = [];
    const { auth } = aFakeWorld({
      google: {
        async choose(accounts) {
          offered = accounts;
          return { email: known.email, displayName: known.displayName };
        },
      },
    });
    valueOf(await auth.signInWithGoogle());
    expect(offered).toEqual([]);
    valueOf(await auth.signInWithGoogle());
    expect(offered.map((account) => account.email)).toEqual([known.email]);
  });

  it('takes over an account with the same address, whose unproven password then no longer works', async () => {
    const { email, name, password } = people.buyer;
    const { auth } = aFakeWorld({ google: { choose: async () => ({ email, displayName: 'At Google' }) } });
    const { account, isNew } = valueOf(await auth.signInWithGoogle());
    expect({ isNew, account }).toMatchObject({ isNew: false, account: { email, displayName: name } });
    valueOf(await auth.signOut());
    expect(codeOf(await auth.signIn(email, password))).toBe('auth/wrong-credentials');
  });
});
