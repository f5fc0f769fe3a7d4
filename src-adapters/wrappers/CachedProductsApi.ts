import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

type Found = Promise<Result<Listing<Product>, ApiFailure>>;

export class CachedProductsApi implements ProductsApi {
  readonly #products: ProductsApi;
  readonly #reads: Reads;

  constructor(products: ProductsApi, reads: Reads) {
    this.#products = products;
    this.#reads = reads;
  }

  all(options?: ReadOptions): Found {
    return this.#reads.read('products/all', (asked) => this.#products.all(asked), options);
  }

  advertised(options?: ReadOptions): Found {
    return this.#reads.read('products/advertised', (asked) => this.#products.advertised(asked), options);
  }

  ofCategory(categoryName: string, options?: ReadOptions): Found {
    const key = `products/category/${categoryName}`;
    return this.#reads.read(key, (asked) => this.#products.ofCategory(categoryName, asked), options);
  }

  ofSeller(email: string, options?: ReadOptions): Found {
    return this.#reads.read(`products/seller/${email}`, (asked) => this.#products.ofSeller(email, asked), options);
  }

  add(product: NewProduct): Promise<Result<void, ApiFailure>> {
    return this.#changing(this.#products.add(product));
  }

  advertise(id: string): Promise<Result<void, ApiFailure>> {
    return this.#changing(this.#products.advertise(id));
  }

  delete(id: string): Promise<Result<boolean, ApiFailure>> {
    return this.#changing(this.#products.delete(id));
  }

  /** Even a write that failed may have been done. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.#reads.forget('products/'));
  }
}
