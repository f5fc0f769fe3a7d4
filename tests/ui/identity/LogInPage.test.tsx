import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import { LogInPage } from '#ui/features/identity/LogInPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';
import { aSession } from '../../builders/aSession.ts';
import { aFrame, address, type Frame, Guarded } from '../app/aFrame.tsx';

const guarded = (
  <Guarded page={(route) => (route.pattern === '/login' ? <LogInPage /> : <p>{`The page ${route.pattern}`}</p>)} />
);

function draw(frame: Frame, path = '/login') {
  return { ...frame, ...frame.draw(path, guarded) };
}

const refusing = (code: AuthFailure['code'], message = '') => refuses({ code, message });
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Login' });

async function logIn({ user }: ReturnType<typeof draw>): Promise<void> {
  await user.type(field('Email address'), ' Ayesha@Example.com ');
  await user.type(field('Password'), 'passw0rd!');
  await user.click(submit());
}

describe('the login', () => {
  it('[S-LOGIN-1] asks for email and password, and offers the other ways', () => {
    draw(aFrame({ actor: null }));
    expect(field('Email address').type).toBe('email');
    expect(field('Email address').autocomplete).toBe('username');
    expect(field('Password').type).toBe('password');
    expect(field('Password').autocomplete).toBe('current-password');
    expect(screen.getByText('Forgot Password?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' })).toBeTruthy();
  });

  it('[G-SESSION-1] says why it is here to somebody who wanted another page, signed out by another tab, for example', () => {
    const { unmount } = draw(aFrame({ actor: null }), '/login?from=%2Fdashboard%2Faddproducts');
    expect(screen.getByText('Please log in to go on.')).toBeTruthy();
    unmount();
    draw(aFrame({ actor: null }));
    expect(screen.getByText('Good to see you again.')).toBeTruthy();
  });

  it('[S-GUARD-2] passes the remembered search on to the sign-up as it was typed', () => {
    const origin = '/categories/HP?q=black%2Bwhite%20%26%20red';
    draw(aFrame({ actor: null }), `/login?from=${encodeURIComponent(origin)}`);
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an account' }).href);
    expect(new URLSearchParams(search).get('from')).toBe(origin);
  });

  it('[S-GUARD-2] passes the remembered page on to the sign-up', () => {
    draw(aFrame({ actor: null }), '/login?from=%2Fdashboard%2Fpayment%2F1');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup?from=%2Fdashboard%2Fpayment%2F1',
    );
  });

  it.each<Language>(['english', 'original'])(
    '[S-LOGIN-2] says in %s what is missing, and makes no call',
    async (language) => {
      const { user, journal } = draw(aFrame({ actor: null, language }));
      await user.click(submit());
      expect(screen.getByText('Email Address is required')).toBeTruthy();
      expect(screen.getByText('Password is required')).toBeTruthy();
      expect(document.activeElement).toBe(field('Email address'));
      expect(journal.asked).toEqual([]);
    },
  );

  it('[S-LOGIN-3] confirms the login, and goes Home', async () => {
    const drawn = draw(aFrame({ actor: null, language: 'original' }));
    await logIn(drawn);
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(drawn.toasts()).toEqual(['User login successfully']);
    expect(drawn.journal.of('signIn')).toEqual([['ayesha@example.com', 'passw0rd!']]);
  });

  it('[S-LOGIN-3] goes to the page that the person came from', async () => {
    const drawn = draw(aFrame({ actor: null }), '/login?from=%2Fcategories%2FHP%3Fsort%3Dprice');
    await logIn(drawn);
    expect(await screen.findByText('The page /categories/:categoryName')).toBeTruthy();
    expect(address()).toBe('/categories/HP?sort=price');
  });

  it.each<[Language, string]>([
    ['original', 'Wrong email or Password!!'],
    ['english', 'Wrong email or password.'],
  ])('[S-LOGIN-4] says in %s that email or password is wrong, and keeps both', async (language, words) => {
    const signIn = refusing('auth/wrong-credentials', 'INVALID_LOGIN_CREDENTIALS');
    const drawn = draw(aFrame({ actor: null, language, auth: { signIn } }));
    await logIn(drawn);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('Password').value).toBe('passw0rd!');
    expect(drawn.toasts()).toEqual([]);
    expect(address()).toBe('/login');
  });

  it('shows the provider’s own words for failures that only it knows', async () => {
    const drawn = draw(aFrame({ actor: null, auth: { signIn: refusing('auth/too-many-requests', 'Wait a minute.') } }));
    await logIn(drawn);
    expect(await screen.findByText('Wait a minute.')).toBeTruthy();
  });

  it('says when the marketplace is unreachable, and can be tried again', async () => {
    let isOffline = true;
    const tokens = { issue: async () => (isOffline ? refuses(offline)() : answers('a-token')()) };
    const drawn = draw(aFrame({ actor: null, tokens }));
    await logIn(drawn);
    expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
    isOffline = false;
    await drawn.user.click(submit());
    expect(await screen.findByText('The page /')).toBeTruthy();
  });

  it('[S-AUTH-1] shows that it is in progress, and makes one call for several clicks', async () => {
    let answer: () => void = () => {};
    const signIn = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return refusing('auth/wrong-credentials')();
    };
    const drawn = draw(aFrame({ actor: null, auth: { signIn } }));
    await logIn(drawn);
    const busy = screen.getByRole('button', { name: 'Logging in…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await drawn.user.click(busy);
    await drawn.user.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
    expect(drawn.journal.asked).toEqual(['signIn']);
    answer();
    expect(await screen.findByText('Wrong email or password.')).toBeTruthy();
  });

  it('[S-AUTH-1] signs in with Google', async () => {
    const drawn = draw(aFrame({ actor: null }));
    await drawn.user.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(drawn.journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]]);
  });

  it('shows nothing to a person who closed Google’s window, and says why Google’s window did not open', async () => {
    let code: AuthFailure['code'] = 'auth/popup-closed';
    const drawn = draw(
      aFrame({ actor: null, auth: { signInWithGoogle: async () => refusing(code, `It is ${code}`)() } }),
    );
    const google = screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' });
    await drawn.user.click(google);
    await waitFor(() => expect(drawn.journal.asked).toHaveLength(1));
    expect(screen.queryByText(/^It is/)).toBeNull();
    code = 'auth/popup-blocked';
    await drawn.user.click(google);
    expect(await screen.findByText('It is auth/popup-blocked')).toBeTruthy();
  });

  it('[S-GUARD-2] tells a person without the role who they are, and lets them log in as someone else', async () => {
    const frame = aFrame({ actor: aSession('buyer'), users: { isAdmin: answers(true) } });
    const drawn = draw(frame, '/login?from=%2Fdashboard%2Fallseller');
    expect(screen.getByText('This page is not for your account')).toBeTruthy();
    expect(screen.getByText(/buyer@example.com, a buyer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    await logIn(drawn);
    expect(await screen.findByText('The page /dashboard/allseller')).toBeTruthy();
  });

  it('[G-DEV-1] offers demo people only if there are any', async () => {
    const signInHints = [
      { name: 'Nusrat', role: 'buyer' as const, email: 'nusrat@example.com', password: 'passw0rd!' },
    ];
    const drawn = draw(aFrame({ actor: null, signInHints }));
    await drawn.user.click(screen.getByRole('button', { name: 'Sign in as Nusrat, buyer' }));
    expect(drawn.journal.of('signIn')).toEqual([['nusrat@example.com', 'passw0rd!']]);
    drawn.unmount();
    draw(aFrame({ actor: null }));
    expect(screen.queryByRole('button', { name: /^Sign in as/ })).toBeNull();
  });
});

describe('a forgotten password', () => {
  async function ask(frame: Frame, email: string) {
    const drawn = draw(frame);
    await drawn.user.type(field('Email address'), email);
    await drawn.user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    return { ...drawn, dialog: within(await screen.findByRole('dialog', { name: 'Reset your password' })) };
  }

  it('[G-AUTH-1] makes the provider send a mail to the typed address', async () => {
    const { user, dialog, journal } = await ask(aFrame({ actor: null }), 'ayesha@example.com');
    expect(dialog.getByLabelText<HTMLInputElement>('Email address').value).toBe('ayesha@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    const words = await dialog.findByText(/^If ayesha@example.com has an account here/);
    expect(document.activeElement).toBe(words);
    expect(journal.of('sendPasswordReset')).toEqual([['ayesha@example.com']]);
    await user.click(dialog.getByRole('button', { name: 'Use another address' }));
    expect(dialog.getByRole('button', { name: 'Send the link' })).toBeTruthy();
  });

  it('[G-A11Y-1] moves the focus to the address’s field when somebody wants to use another one', async () => {
    const { user, dialog } = await ask(aFrame({ actor: null }), 'ayesha@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    await user.click(await dialog.findByRole('button', { name: 'Use another address' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Email address'));
  });

  it('makes no call for an invalid address', async () => {
    const { user, dialog, journal } = await ask(aFrame({ actor: null }), 'ayesha');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    expect(journal.asked).toEqual([]);
  });

  it('says why no mail was sent', async () => {
    const frame = aFrame({ actor: null, auth: { sendPasswordReset: refusing('auth/unreachable', 'No network.') } });
    const { user, dialog } = await ask(frame, 'ayesha@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('No network.')).toBeTruthy();
    expect(dialog.queryByText(/^If /)).toBeNull();
  });
});
