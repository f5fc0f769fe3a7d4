import type { PaymentProvider } from './PaymentProvider.ts';

/** Asks about a started payment now. The provider that it answers has that answer on its way. */
export function askedAhead(provider: PaymentProvider, clientSecret: string | null): PaymentProvider {
  if (clientSecret === null) return provider;
  const ahead = provider.retrieve(clientSecret);
  // A defect is for those who wait for the answer, and perhaps nobody does.
  ahead.catch(() => {});
  return { retrieve: (secret) => (secret === clientSecret ? ahead : provider.retrieve(secret)) };
}
