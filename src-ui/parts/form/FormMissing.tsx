import { useEffect, useRef } from 'react';
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

/** Stands in place of a form that was asked for and cannot open. Takes the focus, as the form would. */
export function FormMissing({ title, text, onRetry, onClose }: FormMissingProps) {
  const texts = useTexts(formMissingTexts);
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
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
          <button ref={retry} type="button" className="btn btn-primary btn-sm" onClick={onRetry}>
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
