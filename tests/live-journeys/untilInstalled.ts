import type { BrowserContext, Page } from '@playwright/test';

/** The milliseconds for which each opened page leaves the network to its own files (`src-ui/app/FrameNotices.tsx`). */
const pause = 4000;

/** Pages load their notices, and with them register the service worker, as `change` says. */
async function changeNotices(context: BrowserContext, change: 'at once' | 'never'): Promise<void> {
  await context.addInitScript(
    ({ wanted, isNever }) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, wait?: number, ...rest: unknown[]) => {
        if (wait !== wanted) return later(run, wait, ...rest);
        return isNever ? 0 : later(run, 0, ...rest);
      }) as typeof window.setTimeout;
    },
    { wanted: pause, isNever: change === 'never' },
  );
}

export function registerAtOnce(context: BrowserContext): Promise<void> {
  return changeNotices(context, 'at once');
}

/** Pages that are opened from now on never load the notices. */
export function withoutNotices(context: BrowserContext): Promise<void> {
  return changeNotices(context, 'never');
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
