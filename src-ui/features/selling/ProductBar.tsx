import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { BulkNotice } from '../../parts/desk/BulkNotice.tsx';
import { ChoiceBar } from '../../parts/desk/ChoiceBar.tsx';
import { DeskBar } from '../../parts/desk/DeskBar.tsx';
import { productDeskTexts } from '../../texts/productDesk.ts';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';
import { PendingNotice } from './PendingNotice.tsx';

const nameOf = ({ productName }: Product): string => productName;

/** The names that the question before a deletion lists. */
const named = 3;

type ProductBarProps = { readonly products: MyProductsViewModel };

/** The actions on the chosen products, and their results. */
export const ProductBar = observer(function ProductBar({ products }: ProductBarProps) {
  const texts = useTexts(productDeskTexts);
  const [toDelete, setToDelete] = useState<readonly Product[]>([]);
  const [byKeys, setByKeys] = useState(false);
  const { desk, runs, toAdvertise } = products;
  const { chosen, selection } = desk;
  const advertised = chosen.filter((product) => product.advertised).length;
  const isRunning = runs.advertising.isRunning || runs.deletion.isRunning;
  const count = toDelete.length;
  // Products whose time to undo runs already wait for the answer, and go together with these.
  const isAsking = count > 0;
  useEffect(() => (isAsking ? runs.pending.hold() : undefined), [isAsking, runs]);

  const confirm = (): void => {
    const isByKeys = worksByKeys();
    setByKeys(isByKeys);
    products.deleteChosen(toDelete);
    setToDelete([]);
    // The button that asked is gone.
    if (!isByKeys) requestAnimationFrame(() => focusHeading());
  };
  const wanted = desk.countWanted(toDelete);
  return (
    <>
      <DeskBar>
        <PendingNotice pending={runs.pending} takesFocus={byKeys} />
        <BulkNotice run={runs.advertising} words={texts.advertising} name={nameOf} />
        <BulkNotice run={runs.deletion} words={texts.deletion} name={nameOf} />
        {!isRunning && (
          <ChoiceBar selection={selection} note={advertised > 0 ? texts.alreadyAdvertised(advertised) : undefined}>
            {products.toDelete.length > 0 && (
              <button type="button" className="btn btn-danger-quiet" onClick={() => setToDelete(products.toDelete)}>
                <Icon name="trash" />
                <span>{texts.deleteMany(products.toDelete.length)}</span>
              </button>
            )}
            {toAdvertise.length > 0 && (
              <button type="button" className="btn btn-primary" onClick={() => products.advertiseChosen()}>
                <Icon name="speakerphone" />
                <span>{texts.advertiseMany(toAdvertise.length)}</span>
              </button>
            )}
          </ChoiceBar>
        )}
      </DeskBar>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteTitle(count)}
          text={
            texts.deleteText(toDelete.slice(0, named).map(nameOf), Math.max(0, count - named)) +
            (wanted === 0 ? '' : texts.wanted(wanted, count))
          }
          cancelLabel={texts.keep(count)}
          confirmLabel={texts.confirmDelete(count)}
          isDangerous
          onConfirm={confirm}
          onCancel={() => setToDelete([])}
        />
      )}
    </>
  );
});
