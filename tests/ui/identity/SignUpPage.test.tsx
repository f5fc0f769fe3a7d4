import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignUpPage } from '#ui/features/identity/SignUpPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, refuses } from '../../builders/answers.ts';
import { aFrame, address, type Frame, Guarded } from '../app/aFrame.tsx';

const guarded = (
  <Guarded page={(route) => (route.pattern === '/signup' ? <SignUpPage /> : <p>{`The page ${route.pattern}`}</p>)} />
);

function draw(frame: Frame, path = '/signup') {
  return { ...frame, ...frame.draw(path, guarded) };
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Create account' });

async function signUp({ user }: ReturnType<typeof draw>, type = 'Buyer'): Promise<void> {
  await user.type(field('Name'), ' Ayesha ');
  await user.type(field('Email address'), 'Ayesha@example.com');
  await user.selectOptions(field('User type'), type);
  await user.type(field('Password'), 'passw0rd!');
  await user.click(submit());
}

describe('the sign-up', () => {
  it('[S-SIGNUP-1] asks for name, email, type (a buyer by default) and password', () => {
    draw(aFrame({ actor: null }), '/signup?from=%2Fdashboard');
    expect(field('Name').autocomplete).toBe('name');
    expect(field('Email address').type).toBe('email');
    expect(field('Password').autocomplete).toBe('new-password');
    const type = screen.getByLabelText<HTMLSelectElement>('User type');
    expect(type.value).toBe('buyer');
    expect([...type.options].map((option) => option.text)).toEqual(['Buyer', 'Seller']);
    expect(screen.queryByText('(optional)')).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?from=%2Fdashboard');
    expect(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' })).toBeTruthy();
  });

  it.each<[Language, readonly string[]]>([
    [
      'original',
      [
        'Namd field cannot be empty',
        'Please enter a valid email address',
        'Password should be 6 caracter long or more',
      ],
    ],
    [
      'english',
      ['Name field cannot be empty', 'Please enter a valid email address', 'Password must be 8 characters or more'],
    ],
  ])('[S-SIGNUP-2] [S-SIGNUP-3] says in %s what is missing, and makes no call', async (language, messages) => {
    const { user, journal } = draw(aFrame({ actor: null, language }));
    await user.click(submit());
    for (const message of messages) expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(journal.asked).toEqual([]);
  });

  it('[S-SIGNUP-2] accepts a name of 20 characters, and none of 21', async () => {
    const { user } = draw(aFrame({ actor: null }));
    await user.type(field('Name'), 'a'.repeat(20));
    await user.tab();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    await user.type(field('Name'), 'a');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('[S-SIGNUP-3] says that a password must be strong', async () => {
    const { user } = draw(aFrame({ actor: null, language: 'original' }));
    await user.type(field('Password'), 'passw0rd');
    await user.tab();
    expect(screen.getByText('password must be strong')).toBeTruthy();
  });

  it.each([
    ['', []],
    ['pass', ['A letter', 'Only letters, digits and those symbols']],
    ['pass 0', ['A letter', 'A digit']],
    ['pass!', ['A letter', 'One of @ $ ! % * # ? &', 'Only letters, digits and those symbols']],
    [
      'passw0rd!',
      [
        'At least 8 characters',
        'A letter',
        'A digit',
        'One of @ $ ! % * # ? &',
        'Only letters, digits and those symbols',
      ],
    ],
  ])('[S-SIGNUP-3] ticks off the parts that %j meets', async (password, met) => {
    const { user } = draw(aFrame({ actor: null }));
    if (password !== '') await user.type(field('Password'), password);
    const ticked = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('(met)'));
    expect(ticked.map((item) => item.textContent?.replace(' (met)', ''))).toEqual(met);
  });

  it('[S-SIGNUP-4] creates the account, names it, and registers the person with their type', async () => {
    const drawn = draw(aFrame({ actor: null, language: 'original' }));
    await signUp(drawn, 'Seller');
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(drawn.toasts()).toEqual(['user created successfully']);
    expect(drawn.journal.of('signUp')).toEqual([['ayesha@example.com', 'passw0rd!']]);
    expect(drawn.journal.of('updateProfile')).toEqual([[{ displayName: 'Ayesha' }]]);
    expect(drawn.journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]]);
  });

  it('[S-GUARD-2] goes on to the page that the person came from', async () => {
    const drawn = draw(aFrame({ actor: null }), '/signup?from=%2Fdashboard%2Fmyproducts');
    await signUp(drawn);
    expect(await screen.findByText('The page /dashboard/myproducts')).toBeTruthy();
  });

  it('[S-SIGNUP-4] shows the provider’s message under the form, and keeps the typed text', async () => {
    const message = 'The email address is already in use by another account.';
    const drawn = draw(
      aFrame({ actor: null, auth: { signUp: refuses({ code: 'auth/email-in-use' as const, message }) } }),
    );
    await signUp(drawn);
    const shown = await screen.findByText(message);
    expect(submit().compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(field('Name').value).toBe(' Ayesha ');
    expect(field('Password').value).toBe('passw0rd!');
    expect(drawn.toasts()).toEqual([]);
    expect(address()).toBe('/signup');
  });

  it('[G-I18N-1] marks the language of the provider’s message on a Bangla page', async () => {
    const message = 'The email address is already in use by another account.';
    const signUpFails = refuses({ code: 'auth/email-in-use' as const, message });
    const { user } = draw(aFrame({ actor: null, language: 'bangla', auth: { signUp: signUpFails } }));
    await user.type(field('নাম'), 'আয়েশা');
    await user.type(field('ইমেইল'), 'ayesha@example.com');
    await user.type(field('পাসওয়ার্ড'), 'passw0rd!');
    await user.click(screen.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }));
    expect((await screen.findByText(message)).lang).toBe('en');
  });

  it('[S-SIGNUP-1] signs in with Google as the chosen type', async () => {
    const account = anAccount();
    const drawn = draw(aFrame({ actor: null, auth: { signInWithGoogle: answers({ account, isNew: true }) } }));
    await drawn.user.selectOptions(field('User type'), 'Seller');
    await drawn.user.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(drawn.journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]]);
  });
});
