import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Stripe, or a rejection when its script does not come in time; then the next call begins anew. */
export async function loadStripeWithin(milliseconds: number, publishableKey: string): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  const loading = loadStripe(publishableKey);
  const loaded = await Promise.race([loading, late]).finally(() => clearTimeout(timer));
  if (loaded === 'late') {
    loading.catch(() => undefined);
    await giveUpScript();
    throw new Error("Stripe's script did not come.");
  }
  if (loaded === null) throw new Error('There is no page to load Stripe into.');
  return loaded;
}

/**
 * stripe-js waits for its script for as long as the browser does, and whoever calls it again waits with
 * it. Told that the script failed, it tries once more by itself, and after that forgets it.
 */
async function giveUpScript(): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
