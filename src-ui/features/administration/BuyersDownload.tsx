import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { localDay } from '../../state/localDay.ts';
import { administrationTexts } from '../../texts/administration.ts';
import type { BuyersViewModel } from './BuyersViewModel.ts';
import { DownloadPeople } from './DownloadPeople.tsx';

/** Saves the buyers whom the table shows. */
export const BuyersDownload = observer(function BuyersDownload({ buyers }: { readonly buyers: BuyersViewModel }) {
  const texts = useTexts(administrationTexts);
  const { shown } = buyers.view;
  return (
    <DownloadPeople
      fileName={texts.buyersFile(localDay(buyers.clock.now()))}
      headings={[texts.index, texts.name, texts.email]}
      count={shown.length}
      rows={() => shown.map(({ name, email }, place) => [place + 1, name, email])}
    />
  );
});
