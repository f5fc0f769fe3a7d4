import type { GenericSchema } from 'valibot';
import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted, postAnswer, postedUnlessRefused, put, putAnswer } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { bareArray, readRows, rows } from './wire.ts';
import { advertiseMark, productBody, productRow } from './productWire.ts';

function asAdvertised(product: Product): Product {
  return product.advertised ? product : { ...product, advertised: true };
}

type Found = Promise<Result<Listing<Product>, ApiFailure>>;

type RestProductsApiParts = {
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly extensions: readonly Extension[];
};

export class RestProductsApi implements ProductsApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;
  readonly #row: GenericSchema<unknown, Product>;

  constructor({ http, authorised, extensions }: RestProductsApiParts) {
    this.#http = http;
    this.#authorised = authorised;
    this.#row = productRow(extensions);
  }

  all(options?: ReadOptions): Found {
    return this.#list('/allproducts', options);
  }

  async #list(address: string, options?: ReadOptions): Found {
    const found = await this.#http.send({ method: 'GET', path: address, signal: options?.signal }, bareArray);
    return found.ok ? ok(await readRows(this.#row, found.value)) : found;
  }

  /** Products in this list are advertised, whether or not the row says so too. */
  async advertised(options?: ReadOptions): Found {
    const found = await this.#list('/allproducts/advertise', options);
    if (!found.ok) return found;
    return ok({ ...found.value, items: found.value.items.map(asAdvertised) });
  }

  ofCategory(categoryName: string, options?: ReadOptions): Found {
    return this.#list(path`/categories/${categoryName}`, options);
  }

  ofSeller(email: string, options?: ReadOptions): Found {
    return this.#authorised.run((token) =>
      this.#http.send(
        { method: 'GET', path: path`/sellersproducts?email=${email}`, token, signal: options?.signal },
        rows(this.#row),
      ),
    );
  }

  async add(product: NewProduct): Promise<Result<void, ApiFailure>> {
    const body = productBody(product);
    return postedUnlessRefused(
      await this.#authorised.runIfSignedIn(
        (token) => this.#http.send({ method: 'POST', path: '/allproducts', body, token }, postAnswer),
        { person: product.sellerEmail },
      ),
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

  /** The contract misspells this path. */
  async delete(id: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(
      await this.#authorised.runIfSignedIn((token) =>
        this.#http.send({ method: 'DELETE', path: path`/sellersporducts/${id}`, token }, deleteAnswer),
      ),
    );
  }
}
