import type { BrowserContext, Page } from '@playwright/test';

/**
 * Skips the seconds for which each opened page leaves the network to its own files before it loads the notices and
 * registers the service worker (`src-ui/app/FrameNotices.tsx`).
 */
export async function registerAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((pause) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(run, wait === pause ? 0 : wait, ...rest)) as typeof window.setTimeout;
  }, 4000);
}

/** Pages that are opened from now on never load the notices. */
export async function withoutNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript((pause) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === pause ? 0 : later(run, wait, ...rest)) as typeof window.setTimeout;
  }, 4000);
}

/** Waits until the service worker answers this page, so that the shop opens from the device. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}
