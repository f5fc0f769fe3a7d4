import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import { RestBuyersApi } from '#adapters/marketplace-rest/administration/RestBuyersApi.ts';
import { RestSellersApi } from '#adapters/marketplace-rest/administration/RestSellersApi.ts';
import { RestBookingsApi } from '#adapters/marketplace-rest/bookings/RestBookingsApi.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/payment/RestPaymentIntentsApi.ts';
import type { Feature } from '#ui/app/ViewModels.ts';
import type { Binding } from '../Adapters.ts';
import { bindDashboardPorts } from '../bindings/dashboardPorts.ts';
import { bindOnce } from '../token.ts';
import { ports } from '../tokens.ts';
import type { LivePorts } from './LivePorts.ts';

/** What features beyond Home need, bound with the first that asks; Stripe with the payment page alone. */
export async function bindLiveFeature(feature: Feature, live: LivePorts): Promise<Binding> {
  // A pop-up must open in the moment of the click, so its code has to be here before; the page itself comes first.
  if (feature === 'account') setTimeout(() => void live.auth.prepare(), 500);
  const stripe = feature === 'payment' ? await import('#adapters/stripe/StripePaymentProvider.ts') : null;

  return (container) => {
    if (stripe !== null && !container.isBound(ports.paymentProvider)) {
      const { publishableKey } = live.configuration.stripe;
      bindOnce(container, ports.paymentProvider, [], () => new stripe.StripePaymentProvider({ publishableKey }));
    }
    if (container.isBound(ports.bookings)) return;
    bindDashboardPorts(container, {
      bookings: new RestBookingsApi(live.http, live.authorised),
      paymentIntents: new RestPaymentIntentsApi(live.http),
      sellers: new RestSellersApi(live.http, live.authorised),
      buyers: new RestBuyersApi(live.http, live.authorised),
    });
    bindOnce(container, ports.paymentRecords, [], () => new BrowserPaymentRecords());
    bindOnce(container, ports.imageHost, [], () => new ImgbbImageHost(live.transport, live.configuration.imageHost));
  };
}
