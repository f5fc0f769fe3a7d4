import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Buyer } from '#domain/administration/Buyer.ts';
import { personName } from '#domain/administration/personName.ts';
import { isEmpty } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { DeletionDialog } from '../../parts/DeletionDialog.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useKeptView } from '../../parts/desk/useKeptView.ts';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { UnnamedRows } from '../../parts/UnnamedRows.tsx';
import { BuyerPanel } from './BuyerPanel.tsx';
import { BuyersDownload } from './BuyersDownload.tsx';
import { BuyersTable } from './BuyersTable.tsx';
import { BuyersTools } from './BuyersTools.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { administrationFeature } from './administrationFeature.ts';

/** An admin's list of buyers. */
export const BuyersPage = observer(function BuyersPage() {
  const texts = useTexts(administrationTexts);
  const buyers = useViewModel(administrationFeature, (make) => make.buyers());
  useKeptView(buyers.view);
  const { isNobody, opened } = buyers.view;
  const question = (person: Buyer): string => {
    const doubles = buyers.view.sharing(person);
    const removal = `${texts.removal(personName(person), person.email)} ${texts.ownBookingsMayStay}`;
    return doubles > 1 ? `${removal} ${texts.doubles(doubles)}` : removal;
  };
  const [toDelete, setToDelete] = useState<Buyer | null>(null);
  return (
    <>
      <DashboardHead
        title={texts.buyers}
        lead={texts.buyersLead}
        actions={buyers.buyers.value !== undefined && <BuyersDownload buyers={buyers} />}
      />
      <LoadView
        load={buyers.buyers}
        onRetry={() => void buyers.refresh()}
        skeleton={<TableSkeleton label={texts.loadingBuyers} />}
        empty={(list) =>
          !isEmpty(list) ? null : <EmptyState drawing="search" title={texts.noBuyers} text={texts.noBuyersText} />
        }
        failedTitle={texts.buyersNotLoaded}
      >
        {(list) => (
          <>
            <BuyersTools buyers={buyers} />
            {isNobody ? (
              <NobodyFound onShowEveryone={() => buyers.view.search('')} />
            ) : (
              <div className={opened === null ? undefined : 'desk-split'}>
                <BuyersTable list={list} buyers={buyers} onDelete={setToDelete} />
                <BuyerPanel buyers={buyers} onDelete={setToDelete} />
              </div>
            )}
            <UnnamedRows list={list} />
          </>
        )}
      </LoadView>
      {toDelete !== null && (
        <DeletionDialog
          title={texts.removeBuyer}
          text={question(toDelete)}
          cancelLabel={texts.cancelRemoval}
          confirmLabel={texts.confirmRemoval}
          deletion={buyers.deletion}
          onDelete={() => buyers.delete(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
});
