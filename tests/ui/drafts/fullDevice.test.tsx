import { cleanup } from '@testing-library/react';
import { autorun } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { InMemoryPictureStore } from '#fakes/device/InMemoryPictureStore.ts';
import { Drafts } from '#ui/state/drafts/Drafts.ts';
import { PictureDraft } from '#ui/state/drafts/PictureDraft.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { draftTexts } from '#ui/texts/drafts.ts';
import { see, settled, shown, type } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from '../production/aProductionShop.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await stopProductionShops();
});

const clock = { now: () => 1_000 };
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** The drafts of a visitor on a device with this storage. */
const draftsOn = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Drafts =>
  new Drafts({
    deviceStore: new BrowserDeviceStore(new BrowserStorage('re-sale-shop:', storage as Storage)),
    pictureStore: new InMemoryPictureStore(),
    clock,
    session: { actor: null } as SessionStore,
  });

/** Whether the browser would ask people to stay. */
const isWarned = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('[G-FORM-1] a draft for which the device has no room is not said to be saved after a change of page', async () => {
  const { createAccount, name, email } = accountTexts.english;
  const { noRoom, withoutPassword } = draftTexts.english;
  const first = await aProductionShop();
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem: full });
  const shop = await first.reload('/signup');
  await see(createAccount);
  await type({ [name]: 'Nadia New', [email]: 'nadia.new@shop.example' });
  await see(noRoom);
  await shop.go('/blog');
  await shop.go('/signup');
  await see(createAccount);
  await settled();
  expect(document.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Nadia New');
  expect(shown()).not.toContain(withoutPassword);
  expect(shown()).toContain(noRoom);
  expect(isWarned()).toBe(true);
});

it('[G-FORM-1] a picture for which the device has no room is not said to be kept when its form opens again', async () => {
  const pictureStore = new InMemoryPictureStore();
  pictureStore.hasRoom = false;
  const name = { form: 'add-product', owner: 'seller@shop.example', subject: 'a' } as const;
  const left = new AbortController().signal;
  const first = new PictureDraft({ pictureStore, clock, left }, name);
  await first.keep(new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' }));
  expect(first.isHeld).toBe(false);
  const again = new PictureDraft({ pictureStore, clock, left }, name);
  expect((await again.read())?.file.name).toBe('a.jpg');
  expect(again.isHeld).toBe(false);
});

it('[G-FORM-1] a delayed save that finds no room changes in an action what the form shows', () => {
  vi.useFakeTimers();
  // MobX warns of a change outside an action.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const form = draftsOn({ getItem: () => null, setItem: full, removeItem: () => {} }).of('sign-up');
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(form.isKept));
  form.begin({});
  form.change({ name: 'Nadia' });
  vi.runAllTimers();
  expect(seen).toEqual([true, false]);
  expect(warn).not.toHaveBeenCalled();
  stop();
});

it('[G-FORM-1] a draft for which the device has no room outlasts another tab’s change for as long as the page', () => {
  const key = 're-sale-shop:drafts';
  const texts = new Map<string, string>();
  let isFull = false;
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => (isFull ? full() : texts.set(name, text)),
    removeItem: (name: string) => texts.delete(name),
  };
  const drafts = draftsOn(storage);
  isFull = true;
  const form = drafts.of('sign-up');
  form.start();
  form.begin({ type: 'buyer' });
  form.change({ type: 'buyer', name: 'Nadia' });
  form.flush();
  expect(form.isKept).toBe(false);
  const newValue = JSON.stringify({ version: 1, value: [] });
  texts.set(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  form.stop();
  expect(drafts.of('sign-up').begin({ type: 'buyer' })['name']).toBe('Nadia');
});
