import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../builders/answers.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { SignUpPage } from '#ui/features/identity/SignUpPage.tsx';
import { aFrame, Guarded } from '../app/aFrame.tsx';
import { DeviceDrafts } from './deviceDrafts.ts';

const guarded = (
  <Guarded page={(route) => (route.pattern === '/signup' ? <SignUpPage /> : <p>{`The page ${route.pattern}`}</p>)} />
);

function visit(device: DeviceDrafts) {
  const signInWithGoogle = answers({ account: anAccount(), isNew: true });
  const frame = aFrame({ actor: null, device, auth: { signInWithGoogle } });
  return { ...frame, ...frame.draw('/signup', guarded) };
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const notice = (): HTMLElement | null => screen.queryByText('We restored your draft');

async function type(user: ReturnType<typeof visit>['user']): Promise<void> {
  await user.type(field('Name'), 'Ayesha');
  await user.type(field('Email address'), 'ayesha@example.com');
  await user.selectOptions(field('User type'), 'Seller');
  await user.type(field('Password'), 'passw0rd!');
}

describe('[G-FORM-1] a draft of a sign-up', () => {
  it('is restored at the next visit without the password, and the form says so', async () => {
    const device = new DeviceDrafts();
    await type(visit(device).user);
    cleanup();

    const { user, journal } = visit(device);
    expect(field('Name').value).toBe('Ayesha');
    expect(field('Email address').value).toBe('ayesha@example.com');
    expect(field('User type').value).toBe('seller');
    expect(field('Password').value).toBe('');
    expect(JSON.stringify(device.stored.read({ form: 'sign-up', owner: null, subject: null }))).not.toContain(
      'passw0rd',
    );
    expect(notice()?.parentElement?.textContent).toContain('without the password: please type it again');
    await user.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(journal.of('register')).toMatchObject([[{ type: 'seller' }]]);
  });

  it('is discarded on request, along with the account type for Google', async () => {
    const device = new DeviceDrafts();
    await type(visit(device).user);
    cleanup();
    const { user } = visit(device);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect([field('Name').value, field('Email address').value, field('User type').value]).toEqual(['', '', 'buyer']);
    expect(screen.getByText(/Google.*Buyer/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
  });

  it('[S-SIGNUP-1] changes the account type for Google, too, when another tab changes it', () => {
    const device = new DeviceDrafts();
    visit(device);
    const draft = { fields: { type: 'seller' }, savedAt: 1 };
    act(() => void new DeviceDrafts(device).stored.write({ form: 'sign-up', owner: null, subject: null }, draft));
    expect(field('User type').value).toBe('seller');
    expect(screen.getByText(/Google.*Seller/)).toBeTruthy();
  });

  it('is deleted once the person is signed in', async () => {
    const device = new DeviceDrafts();
    const { user } = visit(device);
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('The page /')).toBeTruthy();
    cleanup();
    visit(device);
    expect(notice()).toBeNull();
    expect(field('Name').value).toBe('');
  });
});
