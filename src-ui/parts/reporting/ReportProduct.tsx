import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { reportDialogTexts } from '../../texts/reportDialog.ts';
import { FormMissing } from '../form/FormMissing.tsx';
import { reportFeature } from './reportFeature.ts';

const dialog = chunk(async () => (await import('./ReportDialog.tsx')).ReportDialog);

type ReportProductProps = {
  readonly product: Product;
  /** The report was refused because the product is gone, and its dialog is closed. */
  readonly onGone: () => void;
};

/** Opens the report of a product, or says that this person reported it. Nothing where the shop takes no reports. */
export const ReportProduct = observer(function ReportProduct({ product, onGone }: ReportProductProps) {
  const texts = useTexts(reportDialogTexts);
  const { account } = useApp().session;
  const vm = useViewModel(reportFeature, (make) => make.report(product));
  const [isOpen, setOpen] = useState(false);
  const code = useChunk(dialog, isOpen);
  const note = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  const { isReported } = vm;

  // The button that opened the dialog is gone, so the browser has nothing to return the focus to.
  useEffect(() => {
    if (wasOpen.current && !isOpen && isReported) note.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isReported]);

  if (!vm.isOffered) return null;
  const close = (): void => {
    setOpen(false);
    if (vm.action.failure?.code === 'api/not-found') onGone();
  };
  const isLoading = isOpen && code.here === undefined && !code.missed;
  return (
    <>
      {isReported ? (
        <p ref={note} className="form-note" tabIndex={-1}>
          <Icon name="flag" />
          {texts.reported}
        </p>
      ) : (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-haspopup="dialog"
          aria-busy={isLoading || undefined}
          onClick={() => {
            vm.begin();
            setOpen(true);
          }}
        >
          {isLoading ? <Spinner /> : <Icon name="flag" />}
          <span>{isLoading ? texts.loading : texts.report}</span>
        </button>
      )}
      {isOpen && code.missed && (
        <FormMissing title={texts.missed} text={texts.missedText} onRetry={code.retry} onClose={close} />
      )}
      {/* Another person gets a form of their own. */}
      {isOpen && code.here !== undefined && <code.here key={account?.email} vm={vm} onClose={close} />}
    </>
  );
});
