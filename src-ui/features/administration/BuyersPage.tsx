import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Buyer } from '#domain/administration/Buyer.ts';
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
import { BuyersTable } from './BuyersTable.tsx';

/** An administrator's view of the buyers. */
export const BuyersPage = observer(function BuyersPage() {
  const texts = useTexts(administrationTexts);
  const { shopName } = useTexts(appTexts);
  const format = useFormat();
  const buyers = useViewModel((viewModels) => viewModels.buyers());
  const [leaving, setLeaving] = useState<Buyer | null>(null);
  return (
    <>
      <title>{`${texts.buyers} · ${shopName}`}</title>
      <PageHead title={texts.buyers} lead={texts.buyersLead} />
      <AsyncView
        state={buyers.buyers.state}
        skeleton={<TableSkeleton label={texts.loadingBuyers} />}
        empty={({ items }) =>
          items.length > 0 ? null : <EmptyState drawing="search" title={texts.noBuyers} text={texts.noBuyersText} />}
        failed={(failure) => (
          <ErrorState title={texts.buyersNotLoaded} failure={failure} onRetry={() => void buyers.refresh()} />
        )}
      >
        {({ items, dropped }) => (
          <>
            <BuyersTable items={items} onDelete={setLeaving} />
            {dropped > 0 && <p className="table-note">{texts.leftOut(format.count(dropped))}</p>}
          </>
        )}
      </AsyncView>
      {leaving !== null && (
        <DeletionDialog
          title={texts.removeBuyer}
          text={texts.removal(leaving.name, leaving.email)}
          cancelLabel={texts.cancelRemoval}
          confirmLabel={texts.confirmRemoval}
          deletion={buyers.deletion}
          onDelete={() => buyers.delete(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
});
