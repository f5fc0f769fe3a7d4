import { type Auth, type PopupRedirectResolver, browserPopupRedirectResolver } from 'firebase/auth';

/** What Firebase's own type hides: its resolver is a class. */
interface Resolver {
  _initialize?(auth: Auth): Promise<unknown>;
}

let only: Resolver | undefined;

function resolver(): Resolver {
  only ??= new (browserPopupRedirectResolver as unknown as new () => Resolver)();
  return only;
}

/** Firebase calls `new` on what it is given and keeps the result, which here is always the same one. */
export const popupResolver = function PopupResolver() {
  return resolver();
} as unknown as PopupRedirectResolver;

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
