import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { Icon } from '../../kit/Icon.tsx';
import { productDeskTexts } from '../../texts/productDesk.ts';
import type { PendingBatch } from './PendingBatch.ts';
import { focusUndoAll } from './PendingNotice.tsx';
import { useHold } from './useHold.ts';

type PendingRowProps = { readonly product: Product; readonly pending: PendingBatch };

/** Below the name of a product that is deleted soon: the way to keep it. */
export const PendingRow = observer(function PendingRow({ product, pending }: PendingRowProps) {
  return pending.products.has(product.id) ? <Undo product={product} pending={pending} /> : null;
});

const Undo = observer(function Undo({ product, pending }: PendingRowProps) {
  const texts = useTexts(productDeskTexts);
  const hold = useHold(pending);
  return (
    <span className="row-result row-result--failed" {...hold}>
      <Icon name="trash" />
      <span>
        {texts.rowPending}{' '}
        <button
          type="button"
          className="link"
          onClick={() => {
            const byKeys = worksByKeys();
            pending.undo(product.id);
            // The button is gone. Focus stops the time, so only keyboard users are taken to the other ways to undo.
            if (byKeys && pending.products.size > 0) focusUndoAll();
            else focusHeading();
          }}
        >
          {texts.undo}
          <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>
        </button>
      </span>
    </span>
  );
});
