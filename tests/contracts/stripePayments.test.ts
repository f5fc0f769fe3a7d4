// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { standInForStripe } from '#fakes/server/stripe/standInForStripe.ts';
import { emptySeed } from '../adapters/emptySeed.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { aBookingOf } from './MarketplaceHarness.ts';
import { describePaymentFormContract } from './PaymentForm.contract.ts';
import type { PaymentHarness } from './PaymentHarness.ts';
import { describePaymentProviderContract } from './PaymentProvider.contract.ts';
import { valueOf } from './expectResult.ts';
import { people } from './tinyWorld.ts';

async function stripe(): Promise<PaymentHarness> {
  const { backend, world } = await startLocalBackend(emptySeed);
  let leave: (url: string) => void = () => {};
  const leaving = new Promise<string>((resolve) => {
    leave = resolve;
  });
  standInForStripe(window, { backendUrl: backend.url, leave: (url) => leave(url) });
  // Each page has its own loader of Stripe's script.
  vi.resetModules();
  const { stripePayments } = await import('#adapters/stripe/stripePayments.ts');
  const { paymentProvider: provider, PaymentForm } = stripePayments({
    publishableKey: 'pk_test_local',
    limits: { answer: 1000 },
  });
  return {
    provider,
    PaymentForm,
    async begin(charge) {
      return valueOf(world.ledger.begin({ ...aBookingOf(people.buyer, { price: charge.amount }), id: 'b0' }));
    },
    cancel: async (secret) => void world.ledger.move(secret, 'canceled'),
    leaving,
    goOffline: () => {
      Reflect.deleteProperty(window, 'Stripe');
    },
    stop: async () => {
      cleanup();
      document.head.replaceChildren();
      await backend.stop();
    },
  };
}

describePaymentFormContract('Stripe, its script played', stripe);
describePaymentProviderContract('Stripe, its script played', stripe);
