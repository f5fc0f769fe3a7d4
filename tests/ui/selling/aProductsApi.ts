import { type AdvertiseProduct, advertiseProduct } from '#domain/selling/advertiseProduct.ts';
import { deleteProduct } from '#domain/selling/deleteProduct.ts';
import { type ListMyProducts, listMyProducts } from '#domain/selling/listMyProducts.ts';
import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ProductRuns } from '#ui/features/selling/ProductRuns.ts';
import { ProductDeletions } from '#ui/features/selling/ProductDeletions.ts';
import type { Shell } from '../dashboard/aDashboard.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';

export type ProductsApiStub = {
  readonly api: ProductsApi;
  readonly added: NewProduct[];
  readonly calls: string[];
  readonly useCases: (shell: Shell) => {
    readonly list: ListMyProducts;
    readonly advertiseProduct: AdvertiseProduct;
    readonly listRequests: null;
    readonly deletions: ProductDeletions;
    readonly runs: ProductRuns;
  };
};

export const nusrats = (over: Partial<Product> = {}): Product =>
  aThinkPad({ sellerName: 'Nusrat Jahan', sellerEmail: 'nusrat@example.com', ...over });

/** One seller's products, with calls to add, advertise and delete them. A test can replace single calls. */
export function aProductsApi(
  over: Partial<ProductsApi> = {},
  products: readonly Product[] = [nusrats()],
): ProductsApiStub {
  let stored = products;
  const calls: string[] = [];
  const added: NewProduct[] = [];
  const list = async () => ok(listing(stored));
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
      stored = stored.map((one) => (one.id === id ? { ...one, advertised: true } : one));
      return ok();
    },
    delete: async (id) => {
      calls.push(`delete ${id}`);
      stored = stored.filter((one) => one.id !== id);
      return ok(true);
    },
    ...over,
  };
  const useCases: ProductsApiStub['useCases'] = (shell) => ({
    list: listMyProducts({ products: api }),
    listRequests: null,
    advertiseProduct: advertiseProduct({ products: api }),
    deletions: new ProductDeletions({
      deleteProduct: deleteProduct({ products: api }),
      onAnswered: () => {},
      ...shell,
    }),
    runs: new ProductRuns({
      advertiseProduct: advertiseProduct({ products: api }),
      deleteProduct: deleteProduct({ products: api }),
      onDeleted: () => {},
      ...shell,
    }),
  });
  return { api, added, calls, useCases };
}
