import type { SellersViewModel } from '#ui/features/administration/SellersViewModel.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Page, TabView } from './Page.ts';
import { emailOf, idOf, pendingActions, pendingLoad, shown } from './pageState.ts';
import { aPictureFile, productForm } from './formInput.ts';

/** Deletes at once, without waiting for the undo period. */
export function deleteNow(tab: TabView, product: Product): void {
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
      ...(vm.products.value?.items ?? []).flatMap((product) => [
        { name: `advertise ${product.productName}`, press: () => vm.advertise(product) },
        { name: `delete ${product.productName}`, press: () => vm.delete(product) },
        { name: `delete ${product.productName} now`, press: () => deleteNow(tab, product) },
      ]),
      { name: 'undo', press: () => tab.answerToast(true) },
      { name: 'delete now', press: () => tab.answerToast(false) },
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...pendingLoad('my products', vm.products),
      ...pendingActions(Object.fromEntries(vm.advertising.byId)),
    ],
    list: () => shown('my products', vm.products, idOf, ({ sellerEmail }) => sellerEmail),
  };
}

export function addProduct(tab: TabView): Page {
  const vm = tab.viewModels.addProduct();
  const form = productForm(tab.nextName(), vm.initialForm);
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
      { name: 'cancel the upload', press: () => vm.cancelUpload() },
      { name: 'post without a name', press: () => vm.submit({ ...form, productName: ' ' }) },
    ],
    pending: () => [...pendingLoad('categories', vm.categories), ...pendingActions({ posting: vm.action })],
  };
}

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
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...pendingLoad('sellers', vm.sellers),
      ...(vm.verification.run.rowsThat('running').length > 0 ? ['verification of several'] : []),
      ...pendingActions({ deletion: vm.deletion, ...Object.fromEntries(vm.verification.single.byId) }),
    ],
    list: () => shown('sellers', vm.sellers, emailOf),
  };
}

function verifyEveryone({ all, verification }: SellersViewModel): Promise<void> {
  const ids = all.map(({ id }) => id);
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
