import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted, postAnswer, postedUnlessRefused, put, putAnswer } from '../answers.ts';
import type { HttpClient } from '../HttpClient.ts';
import { path } from '../path.ts';
import { rows } from '../wire.ts';
import { advertiseMark, productBody, productRow } from './productWire.ts';

const productRows = rows(productRow);

function asAdvertised(product: Product): Product {
  return product.advertised ? product : { ...product, advertised: true };
}

type Found = Promise<Result<Listing<Product>, ApiFailure>>;

export class RestProductsApi implements ProductsApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  all(options?: ReadOptions): Found {
    return this.#http.send({ method: 'GET', path: '/allproducts', signal: options?.signal }, productRows);
  }

  /** Being in this list is what being advertised means, whether or not a row says so again. */
  async advertised(options?: ReadOptions): Found {
    const found = await this.#http.send(
      { method: 'GET', path: '/allproducts/advertise', signal: options?.signal },
      productRows,
    );
    if (!found.ok) return found;
    return ok({ ...found.value, items: found.value.items.map(asAdvertised) });
  }

  ofCategory(categoryName: string, options?: ReadOptions): Found {
    return this.#http.send(
      { method: 'GET', path: path`/categories/${categoryName}`, signal: options?.signal },
      productRows,
    );
  }

  ofSeller(email: string, options?: ReadOptions): Found {
    return this.#authorised.run((token) =>
      this.#http.send(
        { method: 'GET', path: path`/sellersproducts?email=${email}`, token, signal: options?.signal },
        productRows,
      ),
    );
  }

  async add(product: NewProduct): Promise<Result<void, ApiFailure>> {
    return postedUnlessRefused(
      await this.#http.send({ method: 'POST', path: '/allproducts', body: productBody(product) }, postAnswer),
    );
  }

  async advertise(id: string): Promise<Result<void, ApiFailure>> {
    const body = { advertise: advertiseMark };
    return put(
      await this.#authorised.run((token) =>
        this.#http.send({ method: 'PUT', path: path`/sellersproducts/${id}`, body, token }, putAnswer),
      ),
    );
  }

  /** The contract spells this path so. */
  async delete(id: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(await this.#http.send({ method: 'DELETE', path: path`/sellersporducts/${id}` }, deleteAnswer));
  }
}
