import type { SellersViewModel } from '#ui/features/administration/SellersViewModel.ts';
import type { Page, TabView } from './Page.ts';
import { emailOf, pendingActions, pendingLoad, shown } from './pageState.ts';
import { pendingRun, runOffers } from './runOffers.ts';

export function sellers(tab: TabView): Page {
  const vm = tab.viewModels.sellers();
  return {
    route: '/dashboard/allseller',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.sellers.value?.items ?? []).flatMap((seller) => [
        { name: `verify ${seller.name}`, press: () => vm.verification.verify(seller) },
        { name: `verify ${seller.name}`, press: () => vm.verification.verify(seller) },
        { name: `delete ${seller.name}`, press: () => vm.delete(seller) },
      ]),
      { name: 'verify everyone', press: () => verifyEveryone(vm) },
      ...runOffers(vm.verification.run),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...pendingLoad('sellers', vm.sellers),
      ...pendingRun('verification of many', vm.verification.run),
      ...pendingActions({ deletion: vm.deletion, ...Object.fromEntries(vm.verification.single.byId) }),
    ],
    list: () => shown('sellers', vm.sellers, emailOf),
    claims: () => [{ what: 'verified', ids: vm.verification.run.states.rowsThat('done').map(emailOf) }],
  };
}

function verifyEveryone({ view, verification }: SellersViewModel): Promise<void> {
  const ids = view.all.map(({ id }) => id);
  verification.selection.chooseAll(ids, true);
  return verification.verifyChosen();
}

export function buyers(tab: TabView): Page {
  const vm = tab.viewModels.buyers();
  return {
    route: '/dashboard/allbuyer',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      { name: 'refresh', press: () => vm.refresh() },
      { name: 'refresh', press: () => vm.refresh() },
      ...(vm.buyers.value?.items ?? []).map((buyer) => ({
        name: `delete ${buyer.name}`,
        press: () => vm.delete(buyer),
      })),
    ],
    pending: () => [...pendingLoad('buyers', vm.buyers), ...pendingActions({ deletion: vm.deletion })],
    list: () => shown('buyers', vm.buyers, emailOf),
  };
}
