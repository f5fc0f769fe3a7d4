import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { InstallNote } from '#ui/app/notices/InstallNote.tsx';
import { InstallOffer } from '#ui/state/InstallOffer.ts';
import { aFrame } from './aFrame.tsx';

const hour = 60 * 60_000;
let now = 0;

beforeEach(() => {
  now = Date.UTC(2026, 10, 22);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The note at a visit; `saved` is the number of products on the wish list. */
function visit(saved: number) {
  const prompt = vi.fn(async () => ({}));
  const offer = new InstallOffer({
    device: new BrowserDeviceStore(),
    clock: { now: () => now },
    wishList: { size: saved },
  });
  const frame = aFrame({ actor: null, viewModels: { installOffer: () => offer } });
  const { user, unmount } = frame.draw(
    '/blog',
    <main id="main" tabIndex={-1}>
      <InstallNote />
    </main>,
  );
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { user, unmount, prompt, event };
}

const note = (): HTMLElement | null => screen.queryByRole('complementary', { name: /home screen/ });

describe('[G-OFFLINE-1] the offer to install the shop', () => {
  it('waits for a later visit and a second saved product', () => {
    visit(2).unmount();
    expect(note()).toBeNull();
    now += hour;
    visit(1).unmount();
    expect(note()).toBeNull();
    visit(2);
    expect(note()).not.toBeNull();
  });

  it('is made once, whatever the answer', async () => {
    visit(2).unmount();
    now += hour;
    const { user, unmount, prompt } = visit(2);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(note()).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(prompt).not.toHaveBeenCalled();
    unmount();
    visit(3);
    expect(note()).toBeNull();
  });

  it('opens the browser’s own question', async () => {
    visit(2).unmount();
    now += hour;
    const { user, prompt, event } = visit(2);
    expect(event.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(note()).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  it('goes away with the next page', () => {
    visit(2).unmount();
    now += hour;
    visit(2);
    act(() => window.history.pushState(null, '', '/login'));
    expect(note()).toBeNull();
  });

  it('takes what the browser sent before the shop’s code was here', () => {
    visit(2).unmount();
    now += hour;
    vi.stubGlobal(Symbol.for('re-sale-shop.install-prompt'), { prompt: async () => ({}) });
    const offer = new InstallOffer({
      device: new BrowserDeviceStore(),
      clock: { now: () => now },
      wishList: { size: 2 },
    });
    offer.start();
    expect(offer.isDue).toBe(true);
    offer.stop();
  });

  it('goes when the shop was installed from the browser’s menu', () => {
    visit(2).unmount();
    now += hour;
    visit(2);
    expect(note()).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(note()).toBeNull();
  });
});
