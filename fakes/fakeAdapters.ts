import type { Adapters } from '#src/Adapters.ts';
import { devicePorts } from '#src/live/devicePorts.ts';
import { deviceTexts } from '#src/live/deviceTexts.ts';
import type { RealPorts } from '#src/live/RealPorts.ts';
import type { Fakes } from './createFakes.ts';
import { fakePaymentForm } from './payments/FakePaymentForm.tsx';
import { FakePaymentIntentsApi } from './payments/FakePaymentIntentsApi.ts';
import type { PortChoice } from './ports/PortChoice.ts';

const allFake: PortChoice = { auth: 'fake', marketplace: 'fake', images: 'fake', payments: 'fake' };

/** Fakes behind every port, except those chosen to be real. `texts`: this device's storage, if not the window's. */
export function fakeAdapters(
  fakes: Fakes,
  choice: PortChoice = allFake,
  real: RealPorts | null = null,
  texts?: Storage,
): Adapters {
  const realOf = (port: keyof PortChoice): RealPorts | null => (choice[port] === 'real' ? real : null);

  /** If only one of marketplace and provider is fake, payments start where they are paid, and the other can't verify them. */
  function paymentIntents() {
    if (choice.payments === choice.marketplace) return {};
    return {
      paymentIntents: realOf('payments')?.paymentIntents() ?? new FakePaymentIntentsApi(fakes.ledger, fakes.control),
      paid: null,
    };
  }

  return {
    core: ({ logInAgain }) => {
      const device = deviceTexts(texts);
      const auth = realOf('auth')?.auth() ?? fakes.auth;
      const marketplace =
        realOf('marketplace')?.marketplace(auth, device.tokenStore, logInAgain) ??
        fakes.marketplaceApiFor(auth, device.tokenStore, logInAgain);
      return { ...marketplace, ...paymentIntents(), ...device, auth, clock: fakes.clock, wait: fakes.wait };
    },
    prepareSignIn: () => {},
    reporter: async () => fakes.errorReporter,
    shop: async (services) => ({
      ...devicePorts(services),
      imageHost: realOf('images')?.images() ?? fakes.imageHost,
    }),
    payment: async () =>
      realOf('payments')?.payments() ?? { paymentProvider: fakes.paymentProvider, PaymentForm: fakePaymentForm(fakes) },
  };
}
