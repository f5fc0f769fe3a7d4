import { observer } from 'mobx-react-lite';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { fileSizes } from '../../texts/fileSizes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Meter } from '../../kit/Meter.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { FilePicture } from './FilePicture.tsx';

type ChosenPhotoProps = {
  readonly picture: ImageFile;
  readonly addProduct: AddProductViewModel;
  readonly onOther: () => void;
};

/** The picture to upload, with its progress. */
export const ChosenPhoto = observer(function ChosenPhoto({ picture, addProduct, onOther }: ChosenPhotoProps) {
  const texts = useTexts(addProductTexts);
  const format = useFormat();
  const sizeOf = fileSizes[useApp().preferences.language];
  const { uploaded } = addProduct;
  // The host may take its time before the first byte and after the last.
  const isSending = uploaded !== null && !addProduct.isSent(picture);
  const percent = format.count(Math.floor((uploaded ?? 0) * 100));
  return (
    <div className="upload">
      <FilePicture picture={picture} alt={texts.photoPreview} />
      <div className="upload__text">
        <b className="small">{picture.name}</b>
        {uploaded === null ? (
          <span className="small muted num">{texts.photoReady(sizeOf(picture.size))}</span>
        ) : (
          <>
            <Meter value={uploaded} max={1} label={texts.upload} />
            <span className="small muted num">{texts.uploadShare(percent)}</span>
          </>
        )}
        {!addProduct.action.isPending && (
          <button type="button" className="btn btn-ghost btn-sm upload__other" onClick={onOther}>
            {texts.chooseOther}
          </button>
        )}
      </div>
      {isSending && (
        <button
          type="button"
          className="btn-icon"
          aria-label={texts.cancelUpload}
          onClick={() => addProduct.cancelUpload()}
        >
          <Icon name="x" />
        </button>
      )}
      {!addProduct.action.isPending && (
        <button
          type="button"
          className="btn-icon"
          aria-label={texts.removePhoto}
          onClick={() => addProduct.removePicture()}
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
});
