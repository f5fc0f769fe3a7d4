import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { Actor } from '#domain/identity/Session.ts';
import { useAddress } from '#ui/context/address.ts';
import { ErrorBoundary } from '#ui/app/ErrorBoundary.tsx';
import { ErrorScreen } from '#ui/app/ErrorScreen.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aSession } from '../../builders/aSession.ts';
import { aFrame, address } from './aFrame.tsx';

/** Throws on every page under /broken. */
function Page() {
  const { path } = useAddress();
  if (path.startsWith('/broken')) throw new Error(`Cannot draw ${path}`);
  return <h1 tabIndex={-1}>{`Whole: ${path}`}</h1>;
}

function Site() {
  const { path, search } = useAddress();
  return (
    <main>
      <ErrorBoundary address={path + search} broken={ErrorScreen}>
        <Page />
      </ErrorBoundary>
    </main>
  );
}

function draw(actor: Actor, language: Language = 'english') {
  const frame = aFrame({ actor, language });
  return { ...frame, ...frame.draw('/broken/1', <Site />) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page that throws', () => {
  it('[S-ERR-1] says that something went wrong, and what', () => {
    draw(aSession('buyer'), 'original');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SomeThing Went Wrong!');
    expect(screen.getByText('Cannot draw /broken/1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'SignOut' })).toBeTruthy();
  });

  it('[S-ERR-1] signs out and goes to the login', async () => {
    const { user, app, journal } = draw(aSession('buyer'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(journal.asked).toEqual(['current', 'signOut']);
    expect(app.session.actor).toBeNull();
    expect(address()).toBe('/login');
    expect(screen.getByText('Whole: /login')).toBeTruthy();
  });

  it('stays when signing out fails', async () => {
    const failing = async () => ({
      ok: false as const,
      failure: { code: 'auth/unreachable' as const, message: 'No network.' },
    });
    const frame = aFrame({ actor: aSession('buyer'), auth: { signOut: failing } });
    const { user } = frame.draw('/broken/1', <Site />);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(address()).toBe('/broken/1');
    expect(frame.toasts()).toEqual(['You’re still logged in. No network.']);
  });

  it('offers a visitor a link Home, and no sign-out', async () => {
    const { user, toasts, journal } = draw(null);
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(address()).toBe('/login');
    expect(toasts()).toEqual([]);
    expect(journal.asked).toEqual([]);
  });

  it('recovers when the person goes elsewhere', () => {
    draw(null);
    act(() => navigate('/blog'));
    expect(screen.getByText('Whole: /blog')).toBeTruthy();
    act(() => navigate('/broken/2'));
    expect(screen.getByText('Cannot draw /broken/2')).toBeTruthy();
    act(() => navigate('/broken/3'));
    expect(screen.getByText('Cannot draw /broken/3')).toBeTruthy();
    act(() => navigate('/allproducts'));
    expect(screen.getByText('Whole: /allproducts')).toBeTruthy();
  });
});
