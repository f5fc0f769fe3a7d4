import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { within } from '#domain/shared/within.ts';
import type { StripeLimits } from './StripeLimits.ts';

/** Loads Stripe, or rejects if its script takes too long. The next call starts again. */
export async function loadStripeWithin({ answer, timer }: StripeLimits, publishableKey: string): Promise<Stripe> {
  const loaded = await within(answer, loadStripe(publishableKey), () => 'late' as const, timer);
  if (loaded === 'late') {
    await giveUpScript();
    throw new Error("Stripe's script did not come.");
  }
  if (loaded === null) throw new Error('There is no page to load Stripe into.');
  return loaded;
}

/**
 * stripe-js waits for its script as long as the browser does, and later callers wait with it. After a load error it
 * retries once by itself and then forgets the failure.
 */
async function giveUpScript(): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
