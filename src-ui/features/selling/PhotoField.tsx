import { type ChangeEvent, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import FormText from 'react-bootstrap/FormText';
import { pictureTypes } from '#domain/selling/pictureRules.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { fileSizes } from '../../texts/fileSizes.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Drawing } from '../../kit/Drawing.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { ChosenPhoto } from './ChosenPhoto.tsx';
import { PhotoInWork } from './PhotoInWork.tsx';
import { useFileIntake } from './useFileIntake.ts';
import './PhotoField.scss';

type PhotoFieldProps = { readonly addProduct: AddProductViewModel };

/** One picture: chosen, taken, dropped anywhere on the page, or pasted. */
export const PhotoField = observer(function PhotoField({ addProduct }: PhotoFieldProps) {
  const texts = useTexts(addProductTexts);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  /** The person has been in this field, or given it a photo. */
  const isUsed = useRef(false);
  const choose = (file: File): void => {
    isUsed.current = true;
    addProduct.choosePicture(file);
  };
  const isOver = useFileIntake(choose);
  const { picture, preparing, unfit } = addProduct.photo;
  const field = useRef<HTMLDivElement>(null);
  const isPending = addProduct.action.isPending;
  const stage = isPending ? 'sending' : preparing !== null ? 'preparing' : picture === null ? 'choosing' : 'ready';
  const stageBefore = useRef(stage);
  const sizeOf = fileSizes[useApp().preferences.language];
  const ready = picture === null ? '' : texts.photoReady(sizeOf(picture.size));
  const announce = useAnnounce();
  useEffect(() => {
    const before = stageBefore.current;
    if (before === stage) return;
    stageBefore.current = stage;
    if (before === 'preparing' && stage === 'ready') announce(ready);
    if (stage === 'sending' || document.activeElement !== document.body) return;
    // A draft's photo comes, and may be prepared, without a press.
    if (!isUsed.current && before !== 'sending' && stage !== 'choosing') return;
    // The pressed button went with the stage before.
    field.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [stage, ready, announce]);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) choose(file);
    // Lets the person choose the same file again after removing it.
    currentTarget.value = '';
  };
  return (
    <div ref={field} className="field" onFocus={() => (isUsed.current = true)}>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={texts.choosePhoto}
        onChange={take}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={texts.takePhoto}
        onChange={take}
      />
      {preparing !== null ? (
        <PhotoInWork name={preparing} onCancel={() => addProduct.photo.cancel()} />
      ) : picture === null ? (
        <div className={isOver ? 'drop-zone is-over' : 'drop-zone'}>
          <Drawing name="photo" />
          <p>
            <b>{texts.dropHere}</b>
            {texts.orPaste}
          </p>
          {!isPending && (
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
          )}
          <FormText as="p" className="mt-2">
            {texts.photoHelp}
          </FormText>
        </div>
      ) : (
        <ChosenPhoto picture={picture} addProduct={addProduct} onOther={() => input.current?.click()} />
      )}
      <div role="alert">
        {unfit !== null && (
          <p className="field-error">
            <Icon name="alert-circle" />
            <span>
              <span>{texts.unfit[unfit.code]}</span>
              {picture !== null && <span>{` ${texts.earlierStays}`}</span>}
            </span>
          </p>
        )}
      </div>
    </div>
  );
});
