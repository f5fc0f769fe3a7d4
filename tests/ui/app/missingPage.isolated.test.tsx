import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#ui/app/App.tsx';
import { dashboardFrame } from '#ui/app/pages.ts';
import { aSession } from '../../builders/aSession.ts';
import { aFrame, routeOf } from './aFrame.tsx';

let reloads = 0;

// Its code takes a busy machine longer than a test waits for a heading.
beforeAll(async () => {
  await import('#ui/features/identity/SignUpPage.tsx');
}, 60_000);
beforeEach(() => {
  reloads = 0;
  window.sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  vi.stubGlobal('fetch', async () => new Response(''));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose chunk is missing, as in a tab of the previous release. */
function openMissing(prepareApp: (frame: ReturnType<typeof aFrame>) => void = () => {}) {
  const frame = aFrame({ actor: null, prepare: () => Promise.reject(new TypeError('Failed to fetch')) });
  prepareApp(frame);
  return frame.draw('/login', <App app={frame.app} />);
}

const missing = () => screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' });

describe('a page whose code is missing', () => {
  it('[G-UPDATE-1] reloads by itself, without showing a failure meanwhile', async () => {
    openMissing();
    await waitFor(() => expect(reloads).toBe(1));
    expect(screen.queryByText('We couldn’t load this page')).toBeNull();
  });

  it('[G-UPDATE-1] says so when it is still missing after the reload, and reloads on request', async () => {
    const first = openMissing();
    await waitFor(() => expect(reloads).toBe(1));
    first.unmount();
    const { user } = openMissing();
    const heading = await missing();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(reloads).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reloads).toBe(2));
  });

  it('[G-UPDATE-1] does not take the person from the page that they went on to', async () => {
    let miss = (): void => {};
    const login = new Promise<undefined>((_, reject) => {
      miss = () => reject(new TypeError('Failed to fetch'));
    });
    const codes = [login];
    const frame = aFrame({ actor: null, prepare: async () => codes.pop() });
    const { user } = frame.draw('/login', <App app={frame.app} />);
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    await screen.findByRole('heading', { level: 1, name: 'Blog' });
    miss();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reloads).toBe(0);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('[G-UPDATE-1] [G-UNDO-1] does not reload by itself while a deletion can be undone', async () => {
    openMissing(({ app }) => {
      app.pendingDeletions.begin({ id: 'p1', send: async () => true });
    });
    await missing();
    expect(reloads).toBe(0);
  });

  it('[G-FAULT-1] comes with its drawer when another try brings a page of the dashboard', async () => {
    vi.spyOn(routeOf('/dashboard'), 'page').mockResolvedValue(() => <h1>My bookings</h1>);
    vi.spyOn(dashboardFrame, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const frame = aFrame({ actor: aSession('buyer') });
    const { user } = frame.draw('/dashboard', <App app={frame.app} />);
    await waitFor(() => expect(reloads).toBe(1));
    cleanup();
    frame.draw('/dashboard', <App app={frame.app} />);
    await missing();
    vi.mocked(dashboardFrame.load).mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeTruthy();
  });

  describe('and is tried again', () => {
    /** Its code is missing once and then comes late or never. */
    async function openMissed(path: '/signup' | '/login') {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      let miss = (): void => {};
      vi.spyOn(routeOf(path), 'page')
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockReturnValueOnce(
          new Promise((_, reject) => {
            miss = () => reject(new TypeError('Failed to fetch'));
          }),
        );
      const frame = aFrame({ actor: null });
      const { user } = frame.draw(path, <App app={frame.app} />);
      await missing();
      return { user, miss: () => miss() };
    }
    const again = () => screen.getByRole('button', { name: 'Try again' });

    it('[G-OFFLINE-1] [G-UPDATE-1] does not reload the page that the person went on to', async () => {
      const { user, miss } = await openMissed('/signup');
      vi.stubGlobal('fetch', async () => new Response(''));
      window.dispatchEvent(new Event('online'));
      await user.click(screen.getByRole('link', { name: 'Blog' }));
      await screen.findByRole('heading', { level: 1, name: 'Blog' });
      miss();
      await new Promise((resolve) => setTimeout(resolve));
      expect(reloads).toBe(0);
    });

    it('[G-OFFLINE-1] [G-A11Y-1] opens when the device is online meanwhile, with the focus on its heading', async () => {
      const { user, miss } = await openMissed('/login');
      await user.click(again());
      window.dispatchEvent(new Event('online'));
      miss();
      const heading = await screen.findByRole('heading', { level: 1, name: 'Login' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    });
  });

  it('[G-OFFLINE-1] opens by itself when the device is online again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(routeOf('/signup'), 'page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const frame = aFrame({ actor: null });
    frame.draw('/signup', <App app={frame.app} />);
    await missing();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeTruthy();
    expect(reloads).toBe(0);
  });
});
