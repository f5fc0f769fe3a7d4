import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { NothingShown } from '../../parts/desk/NothingShown.tsx';
import { administrationTexts } from '../../texts/administration.ts';

type NobodyFoundProps = { readonly onShowEveryone: () => void };

/** Replaces a list of people that the search or a filter left without a row. */
export const NobodyFound = observer(function NobodyFound({ onShowEveryone }: NobodyFoundProps) {
  const texts = useTexts(administrationTexts);
  return (
    <NothingShown
      title={texts.nobodyFound}
      text={texts.nobodyFoundText}
      showAll={texts.showEveryone}
      onShowAll={onShowEveryone}
    />
  );
});
