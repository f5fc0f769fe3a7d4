import { useApp } from '../../app/AppContext.ts';
import { productTexts } from '../../copy/product.ts';

/** The system's own way to share a page, or its address on the clipboard where there is none. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const { notifications } = useApp();
  return async (title, path) => {
    const url = new URL(path, window.location.href).href;
    // Browsers lack either where the page is not served securely.
    const able: Partial<Navigator> = navigator;
    if (able.share !== undefined) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
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
