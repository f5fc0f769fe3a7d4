import { useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';

type PhotoInWorkProps = { readonly name: string; readonly onCancel: () => void };

/** A photo in preparation. */
export function PhotoInWork({ name, onCancel }: PhotoInWorkProps) {
  const texts = useTexts(addProductTexts);
  return (
    <div className="upload">
      <span className="upload__work">
        <Spinner />
      </span>
      <div className="upload__text">
        <b className="small">{name}</b>
        <span className="small muted" role="status">
          {texts.preparing}
        </span>
      </div>
      <button type="button" className="btn-icon" aria-label={texts.cancelPreparing} onClick={onCancel}>
        <Icon name="x" />
      </button>
    </div>
  );
}
