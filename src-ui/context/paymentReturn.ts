import type { PaymentLink } from '#domain/payment/StartedPayment.ts';

const secretParameter = 'payment_intent_client_secret';
/** src/applyTheme.ts removes the same. */
const parameters = /^(payment_intent|redirect_status|source_)/;

/** The payment link in an address that a provider may have sent the person back to; null if there is none. */
export function paymentLink(search: string): PaymentLink | null {
  if (withoutReturn(search) === null) return null;
  return { clientSecret: new URLSearchParams(search).get(secretParameter) || null };
}

/** The query without the provider's part; null if it had none. */
export function withoutReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  const names = [...query.keys()].filter((name) => parameters.test(name));
  if (names.length === 0) return null;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** src/applyTheme.ts stores it under the same name before the page requests any file. */
const place = Symbol.for('re-sale-shop.payment-return');
type Return = { readonly path: string; readonly search: string };
type Page = typeof globalThis & { [place]?: Return | undefined };

/**
 * Removes the provider's part from the address bar, its history and all links based on it. The payment page asks for
 * it.
 */
export function hidePaymentReturn(): void {
  const { pathname: path, search, hash } = window.location;
  const rest = withoutReturn(search);
  if (rest === null) return;
  (globalThis as Page)[place] = { path, search };
  window.history.replaceState(window.history.state, '', path + rest + hash);
}

/** The payment link in this page's address; null if there was none. */
export function storedPaymentReturn(path: string): PaymentLink | null {
  const stored = (globalThis as Page)[place];
  return stored?.path === path ? paymentLink(stored.search) : null;
}

export function forgetPaymentReturn(): void {
  (globalThis as Page)[place] = undefined;
}
