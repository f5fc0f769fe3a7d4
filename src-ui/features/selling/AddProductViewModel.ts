import { makeAutoObservable, observableRef } from 'mobx';
import type { AddProduct, AddProductFailure, AddProductForm } from '#domain/catalogue/AddProduct.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ImageFile } from '#domain/catalogue/ImageHost.ts';
import type { ListCategories } from '#domain/catalogue/ListCategories.ts';
import type { PreparePicture } from '#domain/catalogue/PreparePicture.ts';
import { defaultCondition } from '#domain/catalogue/Product.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { PhotoChoice } from './PhotoChoice.ts';

export class AddProductViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>();
  readonly action = new Action<AddProductFailure>();
  readonly photo: PhotoChoice;
  /** Where a picture is already that was sent and not yet posted. */
  sent: { readonly picture: ImageFile; readonly url: string } | null = null;
  /** The share of the picture that is sent, from 0 to 1; null while none is being sent. */
  uploaded: number | null = null;
  upload: AbortController | null = null;
  readonly #addProduct: AddProduct;
  readonly #listCategories: ListCategories;
  readonly #clock: Clock;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    addProduct: AddProduct,
    preparePicture: PreparePicture,
    listCategories: ListCategories,
    clock: Clock,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.#addProduct = addProduct;
    this.photo = new PhotoChoice(preparePicture);
    this.#listCategories = listCategories;
    this.#clock = clock;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {
      categories: observableRef, action: observableRef, photo: observableRef, sent: observableRef, upload: false,
    });
  }

  start(): void {
    void this.loadCategories();
  }

  stop(): void {
    this.categories.cancel();
    this.photo.cancel();
    this.cancelUpload();
  }

  loadCategories(): Promise<void> {
    return this.categories.run((signal) => this.#listCategories.execute({ signal }));
  }

  choosePicture(file: ImageFile): void {
    if (this.action.isPending) return;
    this.action.forget();
    void this.photo.choose(file);
  }

  /** One that an earlier visit left, and where it is if it was sent then: it is not sent twice. */
  restorePicture(picture: ImageFile, url: string | null): void {
    this.photo.restore(picture);
    if (url === null) return;
    this.#addProduct.remember(picture, url);
    this.wasSent(picture, url);
  }

  removePicture(): void {
    if (this.action.isPending) return;
    this.action.forget();
    this.photo.remove();
  }

  /** What the form begins with: the seller's own name and address, today, and the default condition. */
  get initialForm(): Partial<AddProductForm> {
    const account = this.#session.actor?.account;
    return {
      sellerName: account?.displayName ?? '',
      email: account?.email ?? '',
      condition: defaultCondition,
      postTime: localDay(this.#clock.now()),
    };
  }

  /**
   * Answers whether the product is posted now. The picture goes with it unless the seller says otherwise;
   * one that is still being made ready is waited for, one that could not be sent stays chosen, and nothing is posted.
   */
  async submit(form: AddProductForm, { withoutPicture = false } = {}): Promise<boolean> {
    const upload = new AbortController();
    const answer = await this.action.run(async () => {
      this.upload = upload;
      const picture = withoutPicture ? ok(null) : await this.photo.settled();
      if (!picture.ok) return picture;
      return this.#addProduct.execute({
        actor: this.#session.actor ?? null,
        form,
        picture: picture.value,
        signal: upload.signal,
        onProgress: (share) => this.progress(share),
        onUploaded: (sent, url) => this.wasSent(sent, url),
      });
    });
    if (answer === null) return false;
    this.progress(null);
    if (!answer.ok) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.productAdded(form.productName.trim()));
    return true;
  }

  cancelUpload(): void {
    this.upload?.abort();
  }

  wasSent(picture: ImageFile, url: string): void {
    this.sent = { picture, url };
  }

  progress(share: number | null): void {
    this.uploaded = share;
  }
}

/** The day where the person is, as date fields and the marketplace write it: 2026-11-21. */
function localDay(milliseconds: number): string {
  const day = new Date(milliseconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
