import { standInForStripe } from '#fakes/server/stripe/standInForStripe.ts';

/** The part of Stripe's object that the shop uses. Tests can break it. */
export type PlayedStripe = {
  confirmPayment: (options: unknown) => Promise<unknown>;
  retrievePaymentIntent: (clientSecret: string) => Promise<unknown>;
  elements: (options: { readonly clientSecret: string }) => { create: () => object };
};

type Page = { readonly document: Document; Stripe: () => PlayedStripe };

let current: PlayedStripe | null = null;

/** Stripe's script as the local backend plays it. `left` lists the addresses that it navigated to. */
export function playStripe(backendUrl: string): { readonly stripe: PlayedStripe; readonly left: string[] } {
  const left: string[] = [];
  const page = { document: window.document } as Page;
  standInForStripe(page as unknown as Window, { backendUrl, leave: (url) => left.push(url) });
  current = page.Stripe();
  // stripe-js asks the page for it only once per test file.
  Object.assign(window, { Stripe: Object.assign(() => current, { version: 'endive' }) });
  return { stripe: current, left };
}
