import type { Product } from '#domain/catalogue/Product.ts';
import type { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { valueOf } from '#ui/state/AsyncState.ts';
import { aPictureFile, productForm } from './formInput.ts';
import type { Offer, Page, TabView } from './Page.ts';
import { idOf, pendingActions, pendingLoad, shown } from './pageState.ts';
import { pendingRun, runOffers } from './runOffers.ts';

/** Deletes at once, without waiting for the undo period. */
export function deleteNow(tab: TabView, product: Product): void {
  tab.deletions.ask([product.id]);
  tab.viewModels.myProducts().delete(product);
  tab.answerToast(false);
}

export function myProducts(tab: TabView): Page {
  const vm = tab.viewModels.myProducts();
  return {
    route: '/dashboard/sellersproducts',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(valueOf(vm.shown)?.items ?? []).flatMap((product) =>
        vm.runs.isBusy(product) ? [] : oneOffers(tab, vm, product),
      ),
      { name: 'undo', press: () => tab.answerToast(true) },
      { name: 'delete now', press: () => tab.answerToast(false) },
      ...manyOffers(tab, vm),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...pendingLoad('my products', vm.products),
      ...pendingActions(Object.fromEntries(vm.advertising.byId)),
      ...pendingRun('advertising of many', vm.runs.advertising),
      ...pendingRun('deletion of many', vm.runs.deletion),
    ],
    list: () => shown('my products', vm.products, idOf, ({ sellerEmail }) => sellerEmail),
    claims: () => [
      { what: 'advertised', ids: vm.runs.advertising.states.rowsThat('done').map(idOf) },
      { what: 'deleted', ids: vm.runs.deletion.states.rowsThat('done').map(idOf) },
    ],
  };
}

/** A seller's buttons for one product. */
function oneOffers(tab: TabView, vm: MyProductsViewModel, product: Product): readonly Offer[] {
  const { id, productName } = product;
  return [
    { name: `advertise ${productName}`, press: () => vm.advertise(product) },
    {
      name: `delete ${productName}`,
      press: () => {
        tab.deletions.ask([id]);
        vm.delete(product);
      },
    },
    { name: `delete ${productName} now`, press: () => deleteNow(tab, product) },
  ];
}

/** A seller's buttons for many products at once. */
function manyOffers(tab: TabView, vm: MyProductsViewModel): readonly Offer[] {
  const { runs, desk } = vm;
  const chooseAll = (): void => desk.selection.chooseAll(desk.shown.map(idOf), true);
  const pending = [...runs.pending.products.keys()];
  const takeBack = (ids: readonly string[]): void => {
    tab.deletions.takeBack(ids);
    for (const id of ids) runs.pending.undo(id);
  };
  return [
    {
      name: 'advertise the chosen',
      press: () => {
        chooseAll();
        vm.advertiseChosen();
      },
    },
    {
      name: 'delete the chosen',
      press: () => {
        chooseAll();
        const products = vm.toDelete;
        if (runs.deletion.isRunning || products.length === 0) return;
        // An earlier choice that still waits is deleted with this one.
        tab.deletions.ask(products.map(idOf));
        vm.deleteChosen(products);
      },
    },
    ...(pending.length === 0
      ? []
      : [
          { name: 'keep one of the chosen', press: () => takeBack([...runs.pending.products.keys()].slice(0, 1)) },
          { name: 'undo all', press: () => takeBack([...runs.pending.products.keys()]) },
          { name: 'delete all now', press: () => runs.pending.deleteNow() },
        ]),
    ...runOffers(runs.advertising),
    ...runOffers(runs.deletion),
  ];
}

export function addProduct(tab: TabView): Page {
  const name = tab.nextName();
  const vm = tab.viewModels.addProduct(name);
  const form = productForm(name, vm.initialForm);
  const post = (withoutPicture: boolean) => async (): Promise<void> => {
    if (await vm.submit(form, { withoutPicture })) tab.wasToldAdded(form.productName);
  };
  return {
    route: '/dashboard/addproducts',
    start: () => {
      vm.start();
      vm.choosePicture(aPictureFile());
    },
    stop: () => vm.stop(),
    offers: () => [
      { name: 'choose a picture', press: () => vm.choosePicture(aPictureFile()) },
      { name: 'post', press: post(false) },
      { name: 'post', press: post(false) },
      { name: 'remove the picture', press: () => vm.removePicture() },
      { name: 'post without the picture', press: post(true) },
      {
        name: 'cancel the upload',
        press: () => {
          tab.cancelsUpload();
          vm.cancelUpload();
        },
      },
      { name: 'post without a name', press: () => vm.submit({ ...form, productName: ' ' }) },
    ],
    pending: () => [...pendingLoad('categories', vm.categories), ...pendingActions({ posting: vm.action })],
  };
}
