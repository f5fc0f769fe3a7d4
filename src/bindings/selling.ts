import type { Container } from 'inversify';
import { preparePicture } from '#adapters/browser/photo/preparePicture.ts';
import { AddProduct } from '#domain/catalogue/AddProduct.ts';
import { AdvertiseProduct } from '#domain/catalogue/AdvertiseProduct.ts';
import { DeleteProduct } from '#domain/catalogue/DeleteProduct.ts';
import { ListMyProducts } from '#domain/catalogue/ListMyProducts.ts';
import { PriceGuidanceViewModel } from '#ui/features/product/PriceGuidanceViewModel.ts';
import { AddProductViewModel } from '#ui/features/selling/AddProductViewModel.ts';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { ProductDeletions } from '#ui/features/selling/ProductDeletions.ts';
import { factories } from '../factories.ts';
import { bindOnce, token } from '../token.ts';
import { ports, shared } from '../tokens.ts';
import { bindDrafts } from './drafts.ts';

const productDeletions = token<ProductDeletions>('ProductDeletions');

export function bindSelling(container: Container): void {
  bindDrafts(container);
  bindOnce(
    container, productDeletions, [ports.products, shared.session, shared.notifications],
    (products, session, notifications) => new ProductDeletions(new DeleteProduct(products), session, notifications),
  );
  bindOnce(
    container, factories.myProducts, [ports.products, productDeletions, shared.session, shared.notifications],
    (products, deletions, session, notifications) => () =>
      new MyProductsViewModel(
        new ListMyProducts(products), new AdvertiseProduct(products), deletions, session, notifications,
      ),
  );
  if (!container.isBound(ports.preparePicture)) bindOnce(container, ports.preparePicture, [], () => preparePicture);
  bindOnce(
    container, factories.addProduct,
    [ports.imageHost, ports.preparePicture, ports.products, shared.listCategories, ports.clock, shared.session, shared.notifications],
    (images, prepare, products, categories, clock, session, notifications) => () =>
      new AddProductViewModel(new AddProduct(images, products), prepare, categories, clock, session, notifications),
  );
  bindOnce(container, factories.priceGuidance, [shared.browseProducts], (browse) => () => new PriceGuidanceViewModel(browse));
}
