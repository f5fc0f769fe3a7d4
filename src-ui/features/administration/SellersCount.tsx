import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { DeskCount } from '../../parts/desk/DeskCount.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import type { SellersViewModel } from './SellersViewModel.ts';

/** How many sellers the table shows. */
export const SellersCount = observer(function SellersCount({ sellers }: { readonly sellers: SellersViewModel }) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const { shown, all } = sellers.view;
  const total = all.length;
  const written =
    shown.length === total ? format.count(total) : texts.shownOf(format.count(shown.length), format.count(total));
  return (
    <DeskCount selection={sellers.verification.selection} rows={shown}>
      <b>{texts.sellersShown(total, written)}</b>
      {sellers.verification.run.isRunning && <> {texts.updatesLater}</>}
    </DeskCount>
  );
});
