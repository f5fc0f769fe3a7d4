// Loaded before the model's time begins: the first import of a module takes real time.
import '#adapters/marketplace-rest/lateApis.ts';
import { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import type { Extension } from '#domain/extensions.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { Configuration } from '#src/configuration.ts';
import { fakePaymentForm } from '#fakes/payments/FakePaymentForm.tsx';
import { liveAdapters } from '#src/live/liveAdapters.ts';
import type { Backing, BackingParts } from './Backing.ts';
import { Network } from './Network.ts';

function configurationFor(apiUrl: string, extensions: readonly Extension[]): Configuration {
  return {
    settings: { offerEndsAt: specifiedOfferEnd },
    apiUrl,
    extensions,
    firebase: { apiKey: 'key', authDomain: 'auth.example', projectId: 'shop', emulatorUrl: '' },
    imageHost: { url: 'https://images.example/upload', key: 'key' },
    stripe: { publishableKey: 'pk_test_local' },
    reportUrl: '',
  };
}

/** The live shop: REST adapters and the wrappers of `src/live`. Only sign-in and the card form are fakes. */
export function liveBacking(parts: BackingParts): Backing {
  const {
    around: { backend, servers },
    fakes,
    texts,
  } = parts;
  if (backend === null) throw new Error('The live shop needs a backend.');
  const connection = new Network(parts, backend);
  const adapters = liveAdapters(configurationFor(backend.url, servers.setting.extensions), {
    transport: new AxiosTransport(connection.adapter),
    auth: Object.assign(fakes.auth, { prepare: async () => {} }),
    texts,
    wait: fakes.wait,
  });
  return {
    connection,
    // Stripe's script is not available here.
    adapters: {
      ...adapters,
      payment: async () => ({ paymentProvider: fakes.paymentProvider, PaymentForm: fakePaymentForm(fakes) }),
    },
  };
}
