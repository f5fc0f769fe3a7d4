import type { Adapters, Binding } from '#src/Adapters.ts';
import { bindDashboardPorts } from '#src/bindings/dashboardPorts.ts';
import { bindDevicePorts } from '#src/bindings/devicePorts.ts';
import { bindStorefrontPorts } from '#src/bindings/storefrontPorts.ts';
import type { RealPorts } from '#src/live/realPorts.ts';
import { bindOnce } from '#src/token.ts';
import { ports, shared } from '#src/tokens.ts';
import type { Fakes } from './createFakes.ts';
import { FakePaymentIntentsApi } from './payments/FakePaymentIntentsApi.ts';
import type { PortChoice } from './ports/PortChoice.ts';

const allFake: PortChoice = { auth: 'fake', marketplace: 'fake', images: 'fake', payments: 'fake' };

/** Fakes behind every port, but for those that are chosen to be real. */
export function fakeAdapters(fakes: Fakes, choice: PortChoice = allFake, real: RealPorts | null = null): Adapters {
  const realOf = (port: keyof PortChoice): RealPorts | null => (choice[port] === 'real' ? real : null);

  const core: Binding = (container) => {
    bindDevicePorts(container);
    const store = container.get(ports.tokenStore);
    const logInAgain = container.get(shared.logInAgain);
    const auth = realOf('auth')?.auth() ?? fakes.auth;
    const marketplace =
      realOf('marketplace')?.marketplace(auth, store, logInAgain) ?? fakes.marketplaceApiFor(auth, store, logInAgain);
    bindOnce(container, ports.clock, [], () => fakes.clock);
    bindOnce(container, ports.auth, [], () => auth);
    bindOnce(container, ports.imageHost, [], () => realOf('images')?.images() ?? fakes.imageHost);
    bindOnce(container, ports.paymentProvider, [], () => realOf('payments')?.payments() ?? fakes.paymentProvider);
    bindStorefrontPorts(container, marketplace);
    bindDashboardPorts(container, { ...marketplace, ...paymentIntents() });
  };

  /** Where marketplace and provider are not of one kind, payments begin where they are paid. */
  function paymentIntents(): { readonly paymentIntents?: FakePaymentIntentsApi | ReturnType<RealPorts['paymentIntents']> } {
    if (choice.payments === choice.marketplace) return {};
    return { paymentIntents: realOf('payments')?.paymentIntents() ?? new FakePaymentIntentsApi(fakes.ledger, fakes.control) };
  }

  return { core, ofFeature: async () => () => {} };
}
