import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { NewProduct, Product } from './Product.ts';

export interface ProductsApi {
  all(options?: ReadOptions): Promise<Result<Listing<Product>, ApiFailure>>;
  advertised(options?: ReadOptions): Promise<Result<Listing<Product>, ApiFailure>>;
  /** Answers no products for an unknown category. */
  ofCategory(categoryName: string, options?: ReadOptions): Promise<Result<Listing<Product>, ApiFailure>>;
  ofSeller(email: string, options?: ReadOptions): Promise<Result<Listing<Product>, ApiFailure>>;
  add(product: NewProduct): Promise<Result<void, ApiFailure>>;
  /** Advertising an advertised product changes nothing and succeeds. Advertising cannot be undone. */
  advertise(id: string): Promise<Result<void, ApiFailure>>;
  /** Answers whether there was a product to delete. */
  delete(id: string): Promise<Result<boolean, ApiFailure>>;
}
