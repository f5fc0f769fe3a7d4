import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { plainNumber } from '../shared/PhoneNumber.ts';
import { parsePrice } from '../shared/Money.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { checkRules, type FormRules } from '../shared/rules.ts';
import type { ImageFailure, ImageFile, ImageHost, UploadOptions } from './ImageHost.ts';
import { checkPicture } from './pictureRules.ts';
import type { Condition } from '../catalogue/Product.ts';
import type { AddProductCode, AddProductField } from '../catalogue/productRules.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { type EarlierVersion, ProductPosts } from './ProductPosts.ts';

export type AddProductRules = FormRules<AddProductField, AddProductCode>;
export type AddProductForm = { readonly [F in AddProductField]: string };

export type AddProductCommand = UploadOptions & {
  readonly actor: Actor;
  /** The same for every attempt to post this form. */
  readonly draftId: string;
  readonly form: AddProductForm;
  readonly picture: ImageFile | null;
  /** Called with the URL of a picture that was just uploaded. */
  readonly onUploaded?: ((picture: ImageFile, url: string) => void) | undefined;
  readonly turn?: PostTurn | undefined;
};

type Posted = Result<void, ImageFailure | EarlierVersion | ApiFailure>;

/**
 * Runs the post when no other tab posts the draft, or refuses it. `mayBeThere`: an earlier visit or another tab has sent
 * the draft, and nobody knows with which outcome.
 */
export type PostTurn = (post: (mayBeThere: boolean) => Promise<Posted>) => Promise<Posted>;

export type AddProductFailure =
  | AccessFailure
  | RulesFailure<AddProductCode>
  | ImageFailure
  | EarlierVersion
  | ApiFailure;

type Dependencies = {
  readonly imageHost: ImageHost;
  readonly products: ProductsApi;
  readonly rules: AddProductRules;
};

/** Uploads the picture to the image host, then posts the product with its URL to the marketplace. */
export class AddProduct {
  readonly #imageHost: ImageHost;
  /** If only the post fails, a retry does not upload the picture again. */
  readonly #uploaded = new WeakMap<ImageFile, string>();
  readonly #posts: ProductPosts;
  readonly rules: AddProductRules;

  constructor({ imageHost, products, rules }: Dependencies) {
    this.#imageHost = imageHost;
    this.rules = rules;
    this.#posts = new ProductPosts(products);
  }

  /** The picture was uploaded on an earlier visit. */
  remember(picture: ImageFile, url: string): void {
    this.#uploaded.set(picture, url);
  }

  /** Whether the draft became a product on this visit. */
  isPosted(draftId: string): boolean {
    return this.#posts.isPosted(draftId);
  }

  async execute({
    actor,
    draftId,
    form,
    picture,
    onUploaded,
    turn = (post) => post(false),
    ...upload
  }: AddProductCommand): Promise<Result<void, AddProductFailure>> {
    const allowed = requireAccess(actor, 'add a product');
    if (!allowed.ok) return allowed;
    const fields = checkRules(this.rules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    if (!isActor(actor, form.email)) return fail({ code: 'access/denied' });

    const unfit = picture === null ? null : checkPicture(picture);
    if (unfit !== null) return fail(unfit);

    const image = picture === null ? ok('') : await this.#upload(picture, upload, onUploaded);
    if (!image.ok) return image;
    const product = {
      productName: form.productName.trim(),
      description: form.description.trim(),
      sellerName: form.sellerName.trim(),
      sellerEmail: normaliseEmail(form.email),
      useDuration: form.useDuration.trim(),
      price: parsePrice(form.price) ?? 0,
      originalPrice: parsePrice(form.originalPrice) ?? 0,
      image: image.value,
      condition: form.condition as Condition,
      postTime: form.postTime.trim(),
      categoryName: form.categoryName,
      categoryId: form.categoryId,
      location: form.location.trim(),
      phone: plainNumber(form.phone),
    };
    return turn((mayBeThere) => this.#posts.post(draftId, product, { mayBeThere }));
  }

  async #upload(
    picture: ImageFile,
    options: UploadOptions,
    onUploaded: AddProductCommand['onUploaded'],
  ): Promise<Result<string, ImageFailure>> {
    const known = this.#uploaded.get(picture);
    if (known !== undefined) return ok(known);
    const uploaded = await this.#imageHost.upload(picture, options);
    if (!uploaded.ok) return uploaded;
    this.#uploaded.set(picture, uploaded.value);
    onUploaded?.(picture, uploaded.value);
    return uploaded;
  }
}
