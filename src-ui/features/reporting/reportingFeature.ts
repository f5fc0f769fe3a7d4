import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { removeSeller } from '#domain/administration/removeSeller.ts';
import { listOffersWith } from '#domain/search/listOffersWith.ts';
import type { Ports } from '#domain/Ports.ts';
import { dismissReports } from '#domain/reporting/dismissReports.ts';
import { listReports } from '#domain/reporting/listReports.ts';
import { SellerRemoval } from '../../parts/administration/SellerRemoval.ts';
import type { PageState } from '../../state/PageState.ts';
import { ReportDismissals } from './ReportDismissals.ts';
import { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';

export const reportingFeature = (
  ports: Pick<Ports, 'reports' | 'products' | 'search' | 'sellers' | 'clock'>,
  { session, notifications, pendingDeletions }: Pick<PageState, 'session' | 'notifications' | 'pendingDeletions'>,
) => {
  const { reports, clock } = ports;
  const queue = reports && {
    list: listReports({ reports }),
    dismissals: new ReportDismissals({
      dismiss: dismissReports({ reports }),
      pendingDeletions,
      session,
      notifications,
    }),
  };
  return {
    reportedItems: () =>
      new ReportedItemsViewModel({
        queue,
        listOffers: listOffersWith(ports),
        deleteSeller: removeSeller(ports),
        removal: new SellerRemoval({ findListed: findListedProducts(ports), session }),
        clock,
        session,
        notifications,
      }),
  };
};
