import { useApp } from '../../context/AppContext.ts';
import { tellSellerTexts } from '../../texts/tellSeller.ts';

/** Copies a visible text. If the browser refuses, selects the text so that people can copy it. */
export function useCopy(): (text: string, shown: HTMLElement | null) => Promise<void> {
  const { notifications } = useApp();
  return async (text, shown) => {
    if (await isCopied(text)) {
      notifications.say('success', tellSellerTexts, (texts) => texts.copied);
      return;
    }
    if (shown !== null) window.getSelection()?.selectAllChildren(shown);
    notifications.say('danger', tellSellerTexts, (texts) => texts.notCopied);
  };
}

async function isCopied(text: string): Promise<boolean> {
  // Browsers lack it on insecure pages.
  const able: Partial<Navigator> = navigator;
  try {
    await able.clipboard?.writeText(text);
    return able.clipboard !== undefined;
  } catch {
    return false;
  }
}
