import { makeAutoObservable, observableRef } from 'mobx';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import type {
  AddProduct,
  AddProductFailure,
  AddProductForm,
  AddProductRules,
  PostTurn,
} from '#domain/selling/AddProduct.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { ListCategories } from '#domain/catalogue/listCategories.ts';
import type { PreparePicture } from '#domain/selling/PreparePicture.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { oneTabAtATime } from '../../state/oneTabAtATime.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { newProductForm } from './newProductForm.ts';
import { PhotoChoice } from './PhotoChoice.ts';
import { stillHere } from '../../state/stillHere.ts';

type AddProductParts = {
  readonly draftId: string;
  readonly addProduct: AddProduct;
  readonly preparePicture: PreparePicture;
  readonly listCategories: ListCategories;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

type Sending = {
  readonly withoutPicture?: boolean;
  /** The product is posted now, after waiting. Answers whether an earlier attempt may have arrived. */
  readonly begin?: () => { readonly mayBeThere: boolean };
};

export class AddProductViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>();
  readonly action = new Action<AddProductFailure>();
  readonly photo: PhotoChoice;
  /** The URL of a picture that was uploaded but not yet posted. */
  sent: { readonly picture: ImageFile; readonly url: string } | null = null;
  /** The uploaded share of the picture, from 0 to 1; null if none is being uploaded. */
  uploaded: number | null = null;
  upload: AbortController | null = null;
  /** Whether the seller has left the form. */
  #isLeft = false;
  readonly #parts: AddProductParts;

  constructor(parts: AddProductParts) {
    this.#parts = parts;
    this.photo = new PhotoChoice(parts.preparePicture);
    makeAutoObservable(this, {
      categories: observableRef,
      action: observableRef,
      photo: observableRef,
      sent: observableRef,
      upload: false,
    });
  }

  start(): void {
    this.#isLeft = false;
    void this.loadCategories();
  }

  stop(): void {
    this.#isLeft = true;
    this.categories.cancel();
    this.cancelUpload();
  }

  /** `fresh`: asks the marketplace even if it has just answered, perhaps with no category. */
  loadCategories({ fresh = false } = {}): Promise<void> {
    return this.categories.run((signal) => this.#parts.listCategories({ signal, fresh }));
  }

  /** The device may be online again. Nothing that was read changes while somebody fills in the form. */
  async refresh(): Promise<void> {
    if (this.categories.failure !== undefined) await this.loadCategories();
  }

  choosePicture(file: ImageFile): void {
    if (this.action.isPending) return;
    this.action.forget();
    void this.photo.choose(file);
  }

  /** A picture from an earlier visit, with its URL if it was uploaded then, so that it is not uploaded twice. */
  restorePicture(picture: ImageFile, url: string | null): void {
    this.photo.restore(picture);
    if (url === null) return;
    this.#parts.addProduct.remember(picture, url);
    this.wasSent(picture, url);
  }

  removePicture(): void {
    if (this.action.isPending) return;
    this.action.forget();
    this.photo.remove();
  }

  get rules(): AddProductRules {
    return this.#parts.addProduct.rules;
  }

  get initialForm(): Partial<AddProductForm> {
    return newProductForm(this.#parts);
  }

  /**
   * Answers whether the product is posted now. The picture goes with it unless the seller decides otherwise. A picture
   * in preparation is waited for; one that failed to upload stays chosen, and nothing is posted. Another tab that posts
   * the same draft is waited for, too, but not its upload, which may take long.
   */
  async submit(
    form: AddProductForm,
    { withoutPicture = false, begin = () => ({ mayBeThere: false }) }: Sending = {},
  ): Promise<boolean> {
    const { draftId, addProduct, session, notifications } = this.#parts;
    const upload = new AbortController();
    const isHere = stillHere(session);
    const turn: PostTurn = (post) =>
      oneTabAtATime(`draft ${draftId}`, async () =>
        upload.signal.aborted || !isHere() ? fail({ code: 'image/cancelled' }) : post(begin().mayBeThere),
      );
    const answer = await this.action.run(async () => {
      this.upload = upload;
      const picture = withoutPicture ? ok(null) : await this.photo.settled();
      if (!picture.ok) return picture;
      if (picture.value !== null && !this.isSent(picture.value)) this.progress(0);
      return addProduct.execute({
        actor: session.actor ?? null,
        draftId,
        form,
        picture: picture.value,
        signal: upload.signal,
        onProgress: (share) => this.progress(share),
        onUploaded: (sent, url) => this.wasSent(sent, url),
        turn,
      });
    });
    if (answer === null) return false;
    this.progress(null);
    const name = form.productName.trim();
    if (answer.ok && isHere()) notifications.say('success', outcomeTexts, (texts) => texts.productAdded(name));
    // The form would say it, but nobody sees the form.
    if (!answer.ok && isHere() && this.#isLeft) this.#sayNotAdded(name);
    return answer.ok;
  }

  #sayNotAdded(name: string): void {
    const key = this.mayBePosted ? 'productMaybeAdded' : 'productNotAdded';
    this.#parts.notifications.say('danger', outcomeTexts, (texts) => texts[key](name));
  }

  /** Whether the last attempt failed without saying that nothing was posted. */
  get mayBePosted(): boolean {
    const { failure } = this.action;
    return failure !== null && mayHaveArrived(failure.code);
  }

  isSent(picture: ImageFile): boolean {
    return this.sent?.picture === picture;
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
