import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Notice } from '../../kit/Notice.tsx';
import { formMissingTexts } from '../../texts/formMissing.ts';

type FormMissingProps = {
  readonly title: string;
  /** Says that nothing was done. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Stands where a form should open whose code did not load. */
export function FormMissing({ title, text, onRetry, onClose }: FormMissingProps) {
  const texts = useTexts(formMissingTexts);
  const close = (): void => {
    // The pressed button goes with this.
    focusHeading();
    onClose();
  };
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        <>
          <button type="button" className="btn btn-primary btn-sm" onClick={onRetry}>
            {texts.retry}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={close}>
            {texts.close}
          </button>
        </>
      }
    >
      {text}
    </Notice>
  );
}
