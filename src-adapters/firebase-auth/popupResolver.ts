import { type Auth, type PopupRedirectResolver, browserPopupRedirectResolver } from 'firebase/auth';

/** Firebase's public type hides that its resolver is a class. */
interface Resolver {
  _initialize?(auth: Auth): Promise<unknown>;
}
const BrowserResolver = browserPopupRedirectResolver as unknown as { new (): Resolver; readonly prototype: Resolver };

let only: Resolver | undefined;

function resolver(): Resolver {
  only ??= new BrowserResolver();
  return only;
}

/** Firebase calls `new` on this function, which always returns the same resolver. */
function PopupResolver(): Resolver {
  return resolver();
}
// Firebase checks that the instance it stores belongs to the class it was given.
PopupResolver.prototype = BrowserResolver.prototype;

export const popupResolver = PopupResolver as unknown as PopupRedirectResolver;

/**
 * Loads what Firebase needs for a pop-up. If Firebase loaded it only on the click, Safari would no longer connect the
 * pop-up with the click and would block it. If this fails, a second click works.
 */
export async function readyPopup(auth: Auth): Promise<void> {
  try {
    await resolver()._initialize?.(auth);
  } catch {
    // Unreachable for now. The sign-in itself will report it.
  }
}
