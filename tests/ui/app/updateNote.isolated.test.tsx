import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/Result.ts';
import { Notices } from '#ui/app/notices/Notices.tsx';
import { offerBangla } from '#ui/app/offerBangla.ts';
import { Action } from '#ui/state/Action.ts';
import { Connection } from '#ui/state/Connection.ts';
import { noteTyping } from '#ui/state/unfinished.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { heard } from '../production/heard.ts';
import { aWatch, minutes, page } from '../state/aWatch.ts';
import { aFrame } from './aFrame.tsx';

const stops: (() => void)[] = [];
let reloads = 0;

beforeEach(() => {
  reloads = 0;
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) stop();
});

describe('[G-UPDATE-1] the notice about a new release', () => {
  async function aRelease(at = '/blog') {
    const { watch, online } = aWatch();
    const frame = aFrame({ actor: null });
    Object.assign(frame.app, { releases: watch });
    const { user } = frame.draw(
      at,
      <main id="main" tabIndex={-1}>
        <Notices connection={new Connection(true)} onRetry={() => {}} onShowKept={() => {}} />
      </main>,
    );
    expect(screen.queryByText('A new version is ready')).toBeNull();
    online.now = 5 * minutes;
    online.html = page('22222222');
    await act(() => watch.look());
    return { user, app: frame.app };
  }

  it('[G-A11Y-1] is heard', async () => {
    const texts = heard();
    await aRelease();
    expect(texts).toContain('A new version is ready. It starts with the next page you open.');
  });

  it('asks to close a message first, and says nothing about typing', async () => {
    const { user, app } = await aRelease();
    app.notifications.say('danger', outcomeTexts, (texts) => texts.booked);
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(0);
    expect(screen.getByText(/^Close the messages first/)).toBeTruthy();
    app.notifications.dismissAll();
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(1);
  });

  it('names a deletion that can still be undone', async () => {
    const { user, app } = await aRelease();
    act(() => app.pendingDeletions.begin({ id: 'p1', send: async () => true }));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(0);
    expect(screen.getByText(/^Something is being deleted/)).toBeTruthy();
  });

  it('does not wait for the offer of Bangla, which is made again after a reload', async () => {
    const { user, app } = await aRelease();
    await act(() => offerBangla(app));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(1);
  });

  it('offers to take it at once', async () => {
    const { user } = await aRelease();
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(1);
  });

  it('loads the page although its address names a place in it', async () => {
    const { user } = await aRelease('/blog?page=2#faq');
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(1);
  });

  it('goes away on request', async () => {
    const { user } = await aRelease();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready')).toBeNull();
    expect(reloads).toBe(0);
    expect(document.activeElement?.id).toBe('main');
  });

  it('says that something is being sent while a write waits for its answer', async () => {
    const { user } = await aRelease();
    let finish = (): void => {};
    const writing = new Action<never>().run(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return ok();
    });
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(0);
    expect(screen.getByText(/^Something is being sent/)).toBeTruthy();
    finish();
    await writing;
  });

  it('asks to finish or clear a form that holds text', async () => {
    const { user } = await aRelease();
    render(
      <form>
        <input aria-label="Place" />
      </form>,
    );
    stops.push(noteTyping());
    await user.type(screen.getByLabelText('Place'), 'Dhanmondi');
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(0);
    expect(screen.getByText(/^Finish or clear what you’ve typed first/)).toBeTruthy();
  });

  it('[G-OFFLINE-1] loads nothing while the device is offline, and says so', async () => {
    const { user } = await aRelease();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(0);
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloads).toBe(1);
  });

  it('[G-OFFLINE-1] names no message in the way once a device is online again that has none', async () => {
    const { user } = await aRelease();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('It starts with the next page you open.')).toBeTruthy();
  });
});
