// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserTabs } from '#adapters/browser/BrowserTabs.ts';
import { storageEventsForAll } from '../storageEventsForAll.ts';

beforeEach(() => {
  localStorage.clear();
  storageEventsForAll();
});
afterEach(() => vi.restoreAllMocks());

const aTab = () => new BrowserTabs(new BrowserDeviceStore());

describe('[G-TRUE-1] a tab', () => {
  test('receives which answers another tab has made stale, until it stops listening', () => {
    const heard = vi.fn();
    const stop = aTab().onTold(heard);
    aTab().tell(['products/', 'bookings/']);
    aTab().tell([]);
    expect(heard.mock.calls).toEqual([[['products/', 'bookings/']], [[]]]);
    stop();
    aTab().tell(['products/']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('receives the same change twice when it happens twice', () => {
    const texts = new Set<string | null>();
    aTab().onTold(() => texts.add(localStorage.getItem('re-sale-shop:changed')));
    aTab().tell(['products/']);
    aTab().tell(['products/']);
    // A browser sends no event for a value that stays the same.
    expect(texts.size).toBe(2);
  });

  test('[G-OFFLINE-1] is told that all its answers may be stale, and no other tab is', () => {
    const [here, elsewhere] = [vi.fn(), vi.fn()];
    const tab = aTab();
    const stop = tab.onTold(here);
    aTab().onTold(elsewhere);
    tab.tellHere();
    stop();
    tab.tellHere();
    expect(here.mock.calls).toEqual([[['']]]);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('receives nothing when another tab clears the storage', () => {
    const heard = vi.fn();
    aTab().onTold(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null, storageArea: localStorage }));
    expect(heard).not.toHaveBeenCalled();
  });
});
