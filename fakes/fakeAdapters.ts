import type { Adapters, Binding } from '#src/Adapters.ts';
import { bindDashboardPorts } from '#src/bindings/dashboardPorts.ts';
import { bindDevicePorts } from '#src/bindings/devicePorts.ts';
import { bindStorefrontPorts } from '#src/bindings/storefrontPorts.ts';
import { bindOnce } from '#src/token.ts';
import { ports, shared } from '#src/tokens.ts';
import type { Fakes } from './createFakes.ts';

/** Fakes behind every port. */
export function fakeAdapters(fakes: Fakes): Adapters {
  const core: Binding = (container) => {
    bindDevicePorts(container);
    bindOnce(container, ports.clock, [], () => fakes.clock);
    bindOnce(container, ports.auth, [], () => fakes.auth);
    bindOnce(container, ports.imageHost, [], () => fakes.imageHost);
    bindOnce(container, ports.paymentProvider, [], () => fakes.paymentProvider);
    const store = container.get(ports.tokenStore);
    const marketplace = fakes.marketplaceApiFor(fakes.auth, store, container.get(shared.logInAgain));
    bindStorefrontPorts(container, marketplace);
    bindDashboardPorts(container, marketplace);
  };
  return { core, ofFeature: async () => () => {} };
}
