// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentColourScheme } from '#adapters/stripe/ColourScheme.ts';

afterEach(() => document.documentElement.removeAttribute('data-bs-theme'));

test('[G-LOOK-1] follows the document’s root', () => {
  const scheme = new DocumentColourScheme();
  expect(scheme.isDark()).toBe(false);
  document.documentElement.setAttribute('data-bs-theme', 'dark');
  expect(scheme.isDark()).toBe(true);
});

test('[G-LOOK-1] reports changes until told to stop', async () => {
  const told = vi.fn();
  const stop = new DocumentColourScheme().onChange(told);
  document.documentElement.setAttribute('data-bs-theme', 'dark');
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  stop();
  document.documentElement.setAttribute('data-bs-theme', 'light');
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});
