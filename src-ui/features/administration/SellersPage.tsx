import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { personName } from '#domain/administration/personName.ts';
import { isEmpty } from '#domain/shared/reading.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { appTexts } from '../../texts/app.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { DeletionDialog } from '../../parts/DeletionDialog.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { UnnamedRows } from '../../parts/UnnamedRows.tsx';
import { SellersTable } from './SellersTable.tsx';
import { administrationFeature } from './administrationFeature.ts';
import { StillListed } from './StillListed.tsx';

/** An admin's list of sellers. */
export const SellersPage = observer(function SellersPage() {
  const texts = useTexts(administrationTexts);
  const { shopName } = useTexts(appTexts);
  const format = useFormat();
  const sellers = useViewModel(administrationFeature, (make) => make.sellers());
  const ask = (seller: Seller): void => {
    setToDelete(seller);
    void sellers.preview(seller);
  };
  const question = (person: Seller): string => {
    const doubles = sellers.sharing(person).length;
    const removal = texts.removal(personName(person), person.email);
    const count = sellers.listed.value?.length;
    const rest =
      count === undefined ? texts.mayStay : count === 0 ? '' : texts.mayStayCounted(count, format.count(count));
    return [removal, doubles > 1 ? texts.doubles(doubles) : '', rest].filter((text) => text !== '').join(' ');
  };
  const [toDelete, setToDelete] = useState<Seller | null>(null);
  return (
    <>
      <title>{`${texts.sellers} · ${shopName}`}</title>
      <PageHead title={texts.sellers} lead={texts.sellersLead} />
      <StillListed products={sellers.stillListed} />
      <OutdatedNotice load={sellers.sellers} onRetry={() => void sellers.refresh()} />
      <AsyncView
        state={sellers.sellers.state}
        onStop={() => sellers.sellers.stop()}
        skeleton={<TableSkeleton label={texts.loadingSellers} />}
        empty={(list) =>
          !isEmpty(list) ? null : <EmptyState drawing="search" title={texts.noSellers} text={texts.noSellersText} />
        }
        failed={(failure) => (
          <ErrorState title={texts.sellersNotLoaded} failure={failure} onRetry={() => void sellers.refresh()} />
        )}
      >
        {(list) => (
          <>
            <SellersTable list={list} sellers={sellers} onDelete={ask} />
            <UnnamedRows list={list} />
          </>
        )}
      </AsyncView>
      {toDelete !== null && (
        <DeletionDialog
          title={texts.removeSeller}
          text={question(toDelete)}
          cancelLabel={texts.cancelRemoval}
          confirmLabel={texts.confirmRemoval}
          deletion={sellers.deletion}
          onDelete={() => sellers.delete(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
});
