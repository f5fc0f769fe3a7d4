import type { WorkerMessage } from '../worker/WorkerMessage.ts';

/** Absent in private windows of some browsers, and without HTTPS. */
const workers = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/**
 * Registers the service worker. A new one waits until all tabs are closed, or until the only one that is left shows its
 * release.
 */
export async function registerWorker(): Promise<void> {
  try {
    const registration = await workers()?.register('/serviceWorker.js');
    if (registration === undefined) return;
    const takeOver = (): void => {
      const message: WorkerMessage = { type: 'take-over', loaded: loadedScripts() };
      registration.waiting?.postMessage(message);
    };
    takeOver();
    // Another tab may have been closed.
    document.addEventListener('visibilitychange', takeOver);
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', takeOver),
    );
  } catch {
    // Forbidden, or the host cannot be reached: the shop works without it.
  }
}

function loadedScripts(): readonly string[] {
  return [...document.querySelectorAll('script[type="module"][src^="/assets/"]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
}
