import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../domain/given/answers.ts';
import { anAccount } from '../../domain/given/anAccount.ts';
import { SignUpPage } from '#ui/features/account/SignUpPage.tsx';
import { aFrame, Guarded } from '../app/aFrame.tsx';
import { DeviceDrafts } from './deviceDrafts.ts';

const guarded = <Guarded page={(route) => (route.pattern === '/signup' ? <SignUpPage /> : <p>{`The page ${route.pattern}`}</p>)} />;

function visit(device: DeviceDrafts) {
  const signInWithGoogle = answers({ account: anAccount(), isNew: true });
  const frame = aFrame({ actor: null, device, auth: { signInWithGoogle } });
  return { ...frame, ...frame.draw('/signup', guarded) };
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const notice = (): HTMLElement | null => screen.queryByText('What you had typed is back');

async function type(user: ReturnType<typeof visit>['user']): Promise<void> {
  await user.type(field('Name'), 'Ayesha');
  await user.type(field('Email address'), 'ayesha@example.com');
  await user.selectOptions(field('User type'), 'Seller');
  await user.type(field('Password'), 'passw0rd!');
}

describe('[G-FORM-1] what somebody has typed to sign up', () => {
  it('is back at the next visit, but for the password, which the form says', async () => {
    const device = new DeviceDrafts();
    await type(visit(device).user);
    cleanup();

    const { user, journal } = visit(device);
    expect(field('Name').value).toBe('Ayesha');
    expect(field('Email address').value).toBe('ayesha@example.com');
    expect(field('User type').value).toBe('seller');
    expect(field('Password').value).toBe('');
    expect(JSON.stringify(device.texts.read({ form: 'sign-up', owner: null, subject: null }))).not.toContain('passw0rd');
    expect(notice()?.parentElement?.textContent).toContain('without a password: please type that again');
    await user.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
    expect(await screen.findByText('The page /')).toBeTruthy();
    expect(journal.of('register')).toMatchObject([[{ type: 'seller' }]]);
  });

  it('goes when they would rather start afresh, and what Google is asked for with it', async () => {
    const device = new DeviceDrafts();
    await type(visit(device).user);
    cleanup();
    const { user } = visit(device);
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect([field('Name').value, field('Email address').value, field('User type').value]).toEqual(['', '', 'buyer']);
    expect(screen.getByText(/Google.*Buyer/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
  });

  it('is gone once they are in', async () => {
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
