import type { AroundNavHandler } from 'wouter';
import { focusHeading } from './focusHeading.ts';

/** A link to where one is already, such as the footer's on Home, leads to the top of the page. */
export const goOrStay: AroundNavHandler = (navigate, to, options) => {
  if (new URL(to, window.location.href).href !== window.location.href) {
    navigate(to, options);
    return;
  }
  navigate(to, { ...options, replace: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
};
