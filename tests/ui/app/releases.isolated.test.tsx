import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '#domain/shared/Result.ts';
import { App } from '#ui/app/App.tsx';
import { appTexts } from '#ui/texts/app.ts';
import { Action } from '#ui/state/Action.ts';
import { aWatch, minutes, page } from '../state/aWatch.ts';
import { aFrame, address } from './aFrame.tsx';

/** Milliseconds. Reading the pages' code from disk is slow on a busy machine. */
const patience = 60_000;

describe('a new release', () => {
  beforeAll(async () => {
    await Promise.all([import('#ui/features/identity/LogInPage.tsx'), import('#ui/features/storefront/BlogPage.tsx')]);
  }, patience);
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  async function openBlog() {
    const { watch, online } = aWatch();
    const frame = aFrame({ actor: null });
    const app = { ...frame.app, releases: watch };
    const { user } = frame.draw('/blog', <App app={app} />);
    await screen.findByRole('heading', { level: 1, name: 'Blog' });
    online.now = 5 * minutes;
    online.html = page('22222222');
    const goTo = async (name: string): Promise<void> => {
      await user.click(within(screen.getByRole('banner')).getByRole('link', { name }));
    };
    return { app, online, user, goTo };
  }

  const lookAgain = async (): Promise<void> => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    await Promise.resolve();
  };

  it('[G-UPDATE-1] is noticed when the tab becomes visible, and taken at the next change of page', async () => {
    const { online, goTo } = await openBlog();
    await lookAgain();
    expect(online.opened).toEqual([]);
    await goTo('Login');
    expect(online.opened).toEqual(['/login']);
    expect(address()).toBe('/blog');
  });

  it('[G-UPDATE-1] is noticed at a change of page, and taken at the one after that', async () => {
    const { online, goTo } = await openBlog();
    await goTo('Login');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(online.opened).toEqual([]);
    await goTo('Blog');
    expect(online.opened).toEqual(['/blog']);
  });

  it('[G-UPDATE-1] waits while a form field holds text, and is taken once it is empty', async () => {
    const { online, user, goTo } = await openBlog();
    await lookAgain();
    const email = within(screen.getByRole('contentinfo')).getByRole('textbox');
    await user.type(email, 'nusrat@');
    await goTo('Login');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(online.opened).toEqual([]);
    expect((email as HTMLInputElement).value).toBe('nusrat@');
    await user.clear(email);
    await goTo('Blog');
    expect(online.opened).toEqual(['/blog']);
  });

  it('[G-UPDATE-1] waits while a message is shown, such as one with Undo', async () => {
    const { app, online, goTo } = await openBlog();
    await lookAgain();
    app.notifications.say('info', appTexts, (texts) => texts.shopName);
    await goTo('Login');
    expect(online.opened).toEqual([]);
  });

  it('[G-UPDATE-1] [G-OFFLINE-1] waits while the device is offline, and is taken once it is online', async () => {
    const { online, goTo } = await openBlog();
    await lookAgain();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await goTo('Login');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(online.opened).toEqual([]);
    isOnline.mockRestore();
    await goTo('Blog');
    expect(online.opened).toEqual(['/blog']);
  });

  it('[G-UPDATE-1] waits for the answer to a write, such as a payment', async () => {
    const { online, goTo } = await openBlog();
    await lookAgain();
    let answer = (): void => {};
    const paying = new Action<never>().run(
      () =>
        new Promise<Result<void, never>>((resolve) => {
          answer = () => resolve(ok(undefined));
        }),
    );
    await goTo('Login');
    expect(online.opened).toEqual([]);
    answer();
    await paying;
    await goTo('Blog');
    expect(online.opened).toEqual(['/blog']);
  });
});
