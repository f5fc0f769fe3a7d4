import { useTexts } from '../../app/AppContext.ts';
import { addProductTexts } from '../../copy/addProduct.ts';
import { Icon } from '../../design/Icon.tsx';
import { Spinner } from '../../design/Spinner.tsx';

type PhotoInWorkProps = { readonly name: string; readonly onCancel: () => void };

/** A photo between being chosen and being ready to be sent. */
export function PhotoInWork({ name, onCancel }: PhotoInWorkProps) {
  const texts = useTexts(addProductTexts);
  return (
    <div className="upload">
      <span className="upload__work">
        <Spinner />
      </span>
      <div className="upload__text">
        <b className="small">{name}</b>
        <span className="small muted" role="status">{texts.preparing}</span>
      </div>
      <button type="button" className="btn-icon" aria-label={texts.cancelPreparing} onClick={onCancel}>
        <Icon name="x" />
      </button>
    </div>
  );
}
