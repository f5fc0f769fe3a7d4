import type { App } from '#ui/context/AppContext.ts';
import { installFeature } from '#ui/app/notices/installFeature.ts';
import { administrationFeature } from '#ui/features/administration/administrationFeature.ts';
import { bookingFeature } from '#ui/features/booking/bookingFeature.ts';
import { requestCountFeature } from '#ui/features/booking/requestCountFeature.ts';
import { requestsFeature } from '#ui/features/booking/requestsFeature.ts';
import { catalogueFeature } from '#ui/features/catalogue/catalogueFeature.ts';
import { identityFeature } from '#ui/features/identity/identityFeature.ts';
import { reportingFeature } from '#ui/features/reporting/reportingFeature.ts';
import { paymentFeature } from '#ui/features/payment/paymentFeature.ts';
import { savedFeature } from '#ui/features/saved/savedFeature.ts';
import { searchFeature } from '#ui/features/search/searchFeature.ts';
import { sellingFeature } from '#ui/features/selling/sellingFeature.ts';
import { offerFeature } from '#ui/features/storefront/offerFeature.ts';
import { storefrontFeature } from '#ui/features/storefront/storefrontFeature.ts';
import { bookingDialogFeature } from '#ui/parts/booking/bookingDialogFeature.ts';
import { latestBookingFeature } from '#ui/parts/booking/latestBookingFeature.ts';
import { draftsFeature } from '#ui/parts/form/draftsFeature.ts';
import { reportFeature } from '#ui/parts/reporting/reportFeature.ts';
import { deviceFeature } from '#ui/parts/saved/deviceFeature.ts';
import { savedMarkFeature } from '#ui/parts/saved/savedMarkFeature.ts';
import { priceGuidanceFeature } from '#ui/features/selling/priceGuidanceFeature.ts';
import { similarFeature } from '#ui/parts/search/similarFeature.ts';

/** The view models of every feature, in a running shop. */
export function viewModelsOf({ make }: Pick<App, 'make'>) {
  return {
    ...make(administrationFeature),
    ...make(bookingFeature),
    ...make(requestCountFeature),
    ...make(requestsFeature),
    ...make(catalogueFeature),
    ...make(identityFeature),
    ...make(paymentFeature),
    ...make(reportingFeature),
    ...make(savedFeature),
    ...make(searchFeature),
    ...make(sellingFeature),
    ...make(offerFeature),
    ...make(storefrontFeature),
    ...make(bookingDialogFeature),
    ...make(latestBookingFeature),
    ...make(draftsFeature),
    ...make(deviceFeature),
    ...make(savedMarkFeature),
    ...make(priceGuidanceFeature),
    ...make(similarFeature),
    ...make(reportFeature),
    ...make(installFeature),
  };
}

export type ViewModels = ReturnType<typeof viewModelsOf>;

/** Gives pages a test's hand-made view models, whichever feature they ask for. */
export function making(viewModels: Partial<ViewModels>): App['make'] {
  return () => viewModels as never;
}
