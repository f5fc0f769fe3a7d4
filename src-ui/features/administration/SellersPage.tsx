import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { appTexts } from '../../copy/app.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { DeletionDialog } from '../../design/DeletionDialog.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { TableSkeleton } from '../../design/TableSkeleton.tsx';
import { SellersTable } from './SellersTable.tsx';

/** An administrator's view of the sellers. */
export const SellersPage = observer(function SellersPage() {
  const texts = useTexts(administrationTexts);
  const { shopName } = useTexts(appTexts);
  const format = useFormat();
  const sellers = useViewModel((viewModels) => viewModels.sellers());
  const [leaving, setLeaving] = useState<Seller | null>(null);
  return (
    <>
      <title>{`${texts.sellers} · ${shopName}`}</title>
      <PageHead title={texts.sellers} lead={texts.sellersLead} />
      <AsyncView
        state={sellers.sellers.state}
        skeleton={<TableSkeleton label={texts.loadingSellers} />}
        empty={({ items }) =>
          items.length > 0 ? null : <EmptyState drawing="search" title={texts.noSellers} text={texts.noSellersText} />}
        failed={(failure) => (
          <ErrorState title={texts.sellersNotLoaded} failure={failure} onRetry={() => void sellers.refresh()} />
        )}
      >
        {({ items, dropped }) => (
          <>
            <SellersTable items={items} sellers={sellers} onDelete={setLeaving} />
            {dropped > 0 && <p className="table-note">{texts.leftOut(format.count(dropped))}</p>}
          </>
        )}
      </AsyncView>
      {leaving !== null && (
        <DeletionDialog
          title={texts.removeSeller}
          text={texts.removal(leaving.name, leaving.email)}
          cancelLabel={texts.cancelRemoval}
          confirmLabel={texts.confirmRemoval}
          deletion={sellers.deletion}
          onDelete={() => sellers.delete(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
});
