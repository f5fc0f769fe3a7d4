import { useApp } from '../context/AppContext.ts';
import { productTexts } from '../texts/product.ts';

/** The person closed the dialog, or pressed again while it was open. */
const endings: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Shares a page through the system's dialog, or copies its address if there is none. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const { notifications } = useApp();
  return async (title, path) => {
    const url = new URL(path, window.location.href).href;
    // Browsers lack both on insecure pages.
    const able: Partial<Navigator> = navigator;
    if (able.share !== undefined) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && endings.has(error.name)) return;
      }
    }
    try {
      if (able.clipboard === undefined) throw new Error('There is no clipboard.');
      await able.clipboard.writeText(url);
      notifications.say('success', productTexts, (texts) => texts.shared);
    } catch {
      notifications.say('danger', productTexts, (texts) => texts.notShared);
    }
  };
}
