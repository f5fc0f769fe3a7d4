// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { standInForStripe } from '#fakes/server/stripe/standInForStripe.ts';
import { emptySeed } from '../adapters/emptySeed.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { aBookingOf } from './MarketplaceHarness.ts';
import { describePaymentProviderContract } from './PaymentProvider.contract.ts';
import { people } from './tinyWorld.ts';

describePaymentProviderContract('Stripe, its script played', async () => {
  const { backend, world } = await startLocalBackend(emptySeed);
  let leave: (url: string) => void = () => {};
  const leaving = new Promise<string>((resolve) => {
    leave = resolve;
  });
  standInForStripe(window, { backendUrl: backend.url, leave: (url) => leave(url) });
  // Every page has its own loader of Stripe's script.
  vi.resetModules();
  const { StripePaymentProvider } = await import('#adapters/stripe/StripePaymentProvider.ts');
  const place = document.createElement('div');
  document.body.append(place);
  return {
    provider: new StripePaymentProvider({ publishableKey: 'pk_test_local', timeout: 200 }),
    async begin(charge) {
      const secret = world.ledger.create({ ...aBookingOf(people.buyer, { price: charge.amount }), id: 'b0' });
      if (secret === null) throw new Error('There is room in a new world');
      return secret;
    },
    cancel: async (secret) => void world.ledger.move(secret, 'canceled'),
    async fillIn(form, card) {
      form.mount(place);
      const typed = within(place);
      await userEvent.type(typed.getByLabelText('Card number'), card.number);
      await userEvent.type(typed.getByLabelText('Expiration date'), card.expiry);
      await userEvent.type(typed.getByLabelText('Security code'), card.cvc);
    },
    leaving,
    async answerBank(passed) {
      const name = passed ? 'Complete authentication' : 'Fail authentication';
      await userEvent.click(await within(document.body).findByRole('button', { name }));
    },
    goOffline: () => {
      Reflect.deleteProperty(window, 'Stripe');
    },
    stop: async () => {
      document.body.replaceChildren();
      document.head.replaceChildren();
      await backend.stop();
    },
  };
});
