import { type Auth, type PopupRedirectResolver, browserPopupRedirectResolver } from 'firebase/auth';

/** What Firebase's own type hides: its resolver is a class. */
interface Resolver {
  _initialize?(auth: Auth): Promise<unknown>;
}
const BrowserResolver = browserPopupRedirectResolver as unknown as { new (): Resolver; readonly prototype: Resolver };

let only: Resolver | undefined;

function resolver(): Resolver {
  only ??= new BrowserResolver();
  return only;
}

/** Firebase calls `new` on what it is given, and finds here always the same one. */
function PopupResolver(): Resolver {
  return resolver();
}
// Firebase checks that what it keeps is an instance of what it was given.
PopupResolver.prototype = BrowserResolver.prototype;

export const popupResolver = PopupResolver as unknown as PopupRedirectResolver;

/**
 * Firebase fetches what a pop-up needs before it opens one; done only on the click, Safari no longer
 * sees the click behind the pop-up and blocks it. Should this ever do nothing, a second click works.
 */
export async function readyPopup(auth: Auth): Promise<void> {
  try {
    await resolver()._initialize?.(auth);
  } catch {
    // Unreachable now: the sign-in itself will say so.
  }
}
