import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { localDay } from '../../state/localDay.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { DownloadPeople } from './DownloadPeople.tsx';
import type { SellersViewModel } from './SellersViewModel.ts';

/** Saves the sellers whom the table shows; with the number of their listings where it is known. */
export const SellersDownload = observer(function SellersDownload({ sellers }: { readonly sellers: SellersViewModel }) {
  const texts = useTexts(administrationTexts);
  const { shown } = sellers.view;
  const { facts, clock } = sellers;
  const hasListings = facts.hasCounts;
  const headings = [texts.index, texts.name, texts.email, texts.csvVerified];
  return (
    <DownloadPeople
      fileName={texts.sellersFile(localDay(clock.now()))}
      headings={hasListings ? [...headings, texts.listings] : headings}
      count={shown.length}
      rows={() =>
        shown.map((seller, place) => {
          const row = [place + 1, seller.name, seller.email, seller.verified ? texts.yes : texts.no];
          return hasListings ? [...row, facts.countOf(seller) ?? ''] : row;
        })
      }
    />
  );
});
