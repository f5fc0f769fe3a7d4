import { AdvertiseProduct } from '#domain/catalogue/AdvertiseProduct.ts';
import { DeleteProduct } from '#domain/catalogue/DeleteProduct.ts';
import { ListMyProducts } from '#domain/catalogue/ListMyProducts.ts';
import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ProductDeletions } from '#ui/features/selling/ProductDeletions.ts';
import type { Shell } from '../dashboard/aDashboard.tsx';
import { aProduct } from '../shopping/aProduct.ts';

export type ProductsApiStub = {
  readonly api: ProductsApi;
  readonly added: NewProduct[];
  readonly calls: string[];
  readonly useCases: (shell: Shell) => [ListMyProducts, AdvertiseProduct, ProductDeletions];
};

export const nusrats = (over: Partial<Product> = {}): Product =>
  aProduct({ sellerName: 'Nusrat Jahan', sellerEmail: 'nusrat@example.com', ...over });

/** The products of one seller, who can add to, advertise and delete them; single calls can be replaced. */
export function aProductsApi(over: Partial<ProductsApi> = {}, products: readonly Product[] = [nusrats()]): ProductsApiStub {
  let kept = products;
  const calls: string[] = [];
  const added: NewProduct[] = [];
  const list = async () => ok(listing(kept));
  const api: ProductsApi = {
    all: list,
    advertised: list,
    ofCategory: list,
    ofSeller: (email) => {
      calls.push(`list ${email}`);
      return list();
    },
    add: async (product) => {
      added.push(product);
      return ok();
    },
    advertise: async (id) => {
      calls.push(`advertise ${id}`);
      kept = kept.map((one) => (one.id === id ? { ...one, advertised: true } : one));
      return ok();
    },
    delete: async (id) => {
      calls.push(`delete ${id}`);
      kept = kept.filter((one) => one.id !== id);
      return ok(true);
    },
    ...over,
  };
  const useCases: ProductsApiStub['useCases'] = ({ session, notifications }) => [
    new ListMyProducts(api), new AdvertiseProduct(api), new ProductDeletions(new DeleteProduct(api), session, notifications),
  ];
  return { api, added, calls, useCases };
}
