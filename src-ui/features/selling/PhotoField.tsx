import { type ChangeEvent, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { pictureTypes } from '#domain/catalogue/pictureRules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { addProductTexts } from '../../copy/addProduct.ts';
import { Drawing } from '../../design/Drawing.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { ChosenPhoto } from './ChosenPhoto.tsx';
import { PhotoInWork } from './PhotoInWork.tsx';
import { useFileIntake } from './useFileIntake.ts';

type PhotoFieldProps = { readonly addProduct: AddProductViewModel };

/** One picture: chosen, taken, dropped anywhere on the page, or pasted. */
export const PhotoField = observer(function PhotoField({ addProduct }: PhotoFieldProps) {
  const texts = useTexts(addProductTexts);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isOver = useFileIntake((file) => addProduct.choosePicture(file));
  const { picture, preparing, unfit } = addProduct.photo;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) addProduct.choosePicture(file);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  };
  return (
    <div className="field">
      <input ref={input} type="file" hidden accept={pictureTypes.join(',')} aria-label={texts.choosePhoto} onChange={take} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" aria-label={texts.takePhoto} onChange={take} />
      {preparing !== null ? (
        <PhotoInWork name={preparing} onCancel={() => addProduct.photo.cancel()} />
      ) : picture === null ? (
        <div className={isOver ? 'drop-zone is-over' : 'drop-zone'}>
          <Drawing name="photo" />
          <p>
            <b>{texts.dropHere}</b>
            {texts.orPaste}
          </p>
          <div className="btn-row mt-2">
            <button type="button" className="btn btn-quiet" onClick={() => input.current?.click()}>
              <Icon name="upload" />
              {texts.choosePhoto}
            </button>
            <button type="button" className="btn btn-quiet drop-zone__camera" onClick={() => camera.current?.click()}>
              <Icon name="camera" />
              {texts.takePhoto}
            </button>
          </div>
          <p className="form-text mt-2">{texts.photoHelp}</p>
        </div>
      ) : (
        <ChosenPhoto picture={picture} addProduct={addProduct} onOther={() => input.current?.click()} />
      )}
      <div role="alert">
        {unfit !== null && (
          <p className="field-error">
            <Icon name="alert-circle" />
            <span>
              {texts.unfit[unfit.code]}
              {picture !== null && ` ${texts.earlierStays}`}
            </span>
          </p>
        )}
      </div>
    </div>
  );
});
