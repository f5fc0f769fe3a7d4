import { listRequests } from '#domain/booking/listRequests.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import type { Ports } from '#domain/Ports.ts';
import { AddProduct } from '#domain/selling/AddProduct.ts';
import { advertiseProduct } from '#domain/selling/advertiseProduct.ts';
import { deleteProduct } from '#domain/selling/deleteProduct.ts';
import { listMyProducts } from '#domain/selling/listMyProducts.ts';
import type { SharedCount } from '../../context/RequestCountContext.ts';
import { DraftList } from '../../state/drafts/DraftList.ts';
import { localDay } from '../../state/localDay.ts';
import type { PageState } from '../../state/PageState.ts';
import { AddProductViewModel } from './AddProductViewModel.ts';
import { ListingDrafts } from './ListingDrafts.ts';
import { MyProductsViewModel } from './MyProductsViewModel.ts';
import { newProductForm } from './newProductForm.ts';
import { ProductDeletions } from './ProductDeletions.ts';
import { ProductRuns } from './ProductRuns.ts';
import { SharedPhotoIntake } from './SharedPhotoIntake.ts';

export const sellingFeature = (
  ports: Pick<
    Ports,
    | 'products'
    | 'categories'
    | 'imageHost'
    | 'preparePicture'
    | 'deviceStore'
    | 'pictureStore'
    | 'sharedPhotos'
    | 'sales'
    | 'clock'
  >,
  { session, notifications, pendingDeletions }: Pick<PageState, 'session' | 'notifications' | 'pendingDeletions'>,
) => {
  const { preparePicture, deviceStore, pictureStore, sales, clock } = ports;
  const shared = {
    advertiseProduct: advertiseProduct(ports),
    deleteProduct: deleteProduct(ports),
    pendingDeletions,
    session,
    notifications,
  };
  // The drawer's number of requests, which a deleted product makes untrue, also after its page is left.
  let count: SharedCount | null = null;
  const recount = (): void => void count?.refresh();
  const deletions = new ProductDeletions({ ...shared, onAnswered: recount });
  const runs = new ProductRuns({ ...shared, onDeleted: recount });
  const rules = addProductRules(() => localDay(clock.now()));
  // One for all openings of the form: a draft that is opened again is still not posted twice.
  const addProduct = new AddProduct({ imageHost: ports.imageHost, products: ports.products, rules });
  return {
    myProducts: (requestCount: SharedCount | null = null) => {
      count = requestCount;
      return new MyProductsViewModel({
        ...shared,
        list: listMyProducts(ports),
        listRequests: sales && listRequests({ sales }),
        deletions,
        runs,
      });
    },
    listingDrafts: () =>
      new ListingDrafts({
        list: new DraftList({ form: 'add-product', deviceStore, pictureStore, clock, session, pendingDeletions }),
        newForm: () => newProductForm({ session, clock }),
        rules,
        isPosted: (id) => addProduct.isPosted(id),
        notifications,
      }),
    addProduct: (draftId: string) =>
      new AddProductViewModel({
        draftId,
        addProduct,
        preparePicture,
        listCategories: listCategories(ports),
        clock,
        session,
        notifications,
      }),
    sharedPhoto: () => new SharedPhotoIntake(ports.sharedPhotos),
  };
};
