import type { AroundNavHandler } from 'wouter';
import { isUnfinished } from '../state/unfinished.ts';
import type { App } from '../context/AppContext.ts';
import { focusHeading } from '../kit/focusHeading.ts';

/**
 * Loading a page would lose an unread message, a pending deletion, typed text or a write's answer; without a network,
 * the page itself.
 */
export const costsNothing = ({
  notifications,
  pendingDeletions,
}: Pick<App, 'notifications' | 'pendingDeletions'>): boolean =>
  navigator.onLine &&
  notifications.all.every(({ isRepeated }) => isRepeated) &&
  !pendingDeletions.isAnyPending &&
  !isUnfinished();

/** How a link's page replaces the current one. Where there is motion, ahead/inTransition.ts takes its place. */
export const pageChange: { draw: (change: () => void, path: string) => void } = { draw: (change) => change() };

/**
 * Handles links inside the shop. A link to the current page scrolls to its top. A link to another page loads it from
 * the server if a new release is online and nothing would be lost.
 */
export function navigation(app: Pick<App, 'notifications' | 'pendingDeletions' | 'releases'>): AroundNavHandler {
  return (navigate, to, options) => {
    const target = new URL(to, window.location.href);
    const isOtherPage = target.pathname !== window.location.pathname;
    const isStep = options?.replace !== true && options?.state === undefined;
    // The answer is for the next change of page; this one does not wait.
    if (isOtherPage) void app.releases?.look();
    if (app.releases?.isOutdated === true && isOtherPage && isStep && costsNothing(app)) {
      app.releases.take(target.href);
    } else if (target.href === window.location.href) {
      navigate(to, { ...options, replace: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    } else if (isOtherPage && isStep && isLink(options)) {
      pageChange.draw(() => navigate(to, options), target.pathname);
    } else navigate(to, options);
  };
}

/** wouter hands over a link's props. Other callers go on at once, on the page that they asked for. */
function isLink(options: object = {}): boolean {
  return 'children' in options;
}
