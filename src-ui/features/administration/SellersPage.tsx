import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { isEmpty } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { RemoveSellerDialog } from '../../parts/administration/RemoveSellerDialog.tsx';
import { StillListed } from '../../parts/administration/StillListed.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useKeptView } from '../../parts/desk/useKeptView.ts';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { UnnamedRows } from '../../parts/UnnamedRows.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { SellerPanel } from './SellerPanel.tsx';
import { SellersBar } from './SellersBar.tsx';
import { SellersCount } from './SellersCount.tsx';
import { SellersDownload } from './SellersDownload.tsx';
import { SellersTable } from './SellersTable.tsx';
import { SellersTools } from './SellersTools.tsx';
import { administrationFeature } from './administrationFeature.ts';

/** An admin's list of sellers. */
export const SellersPage = observer(function SellersPage() {
  const texts = useTexts(administrationTexts);
  const sellers = useViewModel(administrationFeature, (make) => make.sellers());
  useKeptView(sellers);
  const { isNobody, opened } = sellers.view;
  const ask = (seller: Seller): void => {
    setToDelete(seller);
    void sellers.removal.preview(seller);
  };
  const doubles = (person: Seller): string => {
    const count = sellers.view.sharing(person);
    return count > 1 ? texts.doubles(count) : '';
  };
  const [toDelete, setToDelete] = useState<Seller | null>(null);
  return (
    <>
      <DashboardHead
        title={texts.sellers}
        lead={texts.sellersLead}
        actions={sellers.sellers.value !== undefined && <SellersDownload sellers={sellers} />}
      />
      <StillListed products={sellers.removal.stillListed} />
      <LoadView
        load={sellers.sellers}
        onRetry={() => void sellers.refresh()}
        skeleton={<TableSkeleton label={texts.loadingSellers} />}
        empty={(list) =>
          !isEmpty(list) ? null : <EmptyState drawing="search" title={texts.noSellers} text={texts.noSellersText} />
        }
        failedTitle={texts.sellersNotLoaded}
      >
        {(list) => (
          <>
            <SellersTools sellers={sellers} />
            <SellersCount sellers={sellers} />
            {isNobody ? (
              <NobodyFound onShowEveryone={() => sellers.showEveryone()} />
            ) : (
              <div className={opened === null ? undefined : 'desk-split'}>
                <SellersTable list={list} sellers={sellers} onDelete={ask} />
                <SellerPanel sellers={sellers} onDelete={ask} />
              </div>
            )}
            <UnnamedRows list={list} />
            <SellersBar verification={sellers.verification} />
          </>
        )}
      </LoadView>
      {toDelete !== null && (
        <RemoveSellerDialog
          seller={toDelete}
          removal={sellers.removal}
          note={doubles(toDelete)}
          deletion={sellers.deletion}
          onDelete={() => sellers.delete(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
});
