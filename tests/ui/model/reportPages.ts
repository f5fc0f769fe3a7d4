import type { ReportedItemsViewModel } from '#ui/features/reporting/ReportedItemsViewModel.ts';
import type { Offer, Page, TabView } from './Page.ts';
import { idOf, pendingActions, pendingLoad } from './pageState.ts';

function dismissOffers(tab: TabView, { dismissals, entries }: ReportedItemsViewModel): readonly Offer[] {
  if (dismissals === null) return [];
  return entries.flatMap(({ productId, productName, open, dismissals: begun }) => [
    ...(open === null
      ? []
      : [
          {
            name: `dismiss reports about ${productName}`,
            press: () => {
              const ids = open.reports.map(idOf);
              tab.deletions.ask(ids);
              dismissals.begin({ productId, name: productName, ids });
            },
          },
        ]),
    ...begun
      .filter(({ key }) => !dismissals.sending.has(key))
      .flatMap((dismissal) => [
        { name: `dismiss now ${productName}`, press: () => dismissals.sendNow(dismissal) },
        {
          name: `undo the dismissal of ${productName}`,
          press: () => {
            if (dismissals.sending.has(dismissal.key)) return;
            dismissals.undo(dismissal);
            tab.deletions.takeBack(dismissal.ids);
          },
        },
      ]),
  ]);
}

/** An admin's queue of reports. */
export function reportedItems(tab: TabView): Page {
  const vm = tab.viewModels.reportedItems();
  const remove = (sellerEmail: string | null): readonly Offer[] =>
    sellerEmail === null
      ? []
      : [{ name: `remove ${sellerEmail}`, press: () => vm.removeSeller({ name: '', email: sellerEmail }) }];
  return {
    route: '/dashboard/reporteditem',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...dismissOffers(tab, vm),
      ...vm.entries.slice(0, 1).flatMap(({ open }) => remove(open?.sellerEmail ?? null)),
      { name: 'dismiss the rest', press: () => tab.tryAgain() },
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...(vm.isOffered ? pendingLoad('reports', vm.reports) : []),
      ...(vm.isOffered ? pendingLoad('reported products', vm.offers) : []),
      ...((vm.dismissals?.sending.size ?? 0) > 0 ? ['dismissal'] : []),
      ...pendingActions({ removal: vm.deletion }),
    ],
    list: () => ({
      of: 'reports',
      state: vm.reports.state,
      status: vm.reports.outdated === null ? vm.reports.state.status : 'outdated',
      ids: (vm.listed?.items ?? []).map(idOf),
      owners: [],
    }),
    claims: () => [{ what: 'dismissed', ids: [...(vm.dismissals?.dismissed ?? [])] }],
  };
}
