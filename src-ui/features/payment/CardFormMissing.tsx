import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';

/** Shown if a lost connection or a blocker keeps the card form from loading. */
export const CardFormMissing = observer(function CardFormMissing({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(paymentTexts);
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={texts.formMissingTitle}
        actions={
          <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
            <Icon name="refresh" />
            {texts.retry}
          </button>
        }
      >
        {texts.formMissing}
      </Notice>
    </div>
  );
});
