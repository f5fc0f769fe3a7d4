import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { administrationTexts } from '../../texts/administration.ts';

type NobodyFoundProps = { readonly onShowEveryone: () => void };

/** In the place of a table that the search or a filter left without a row. */
export const NobodyFound = observer(function NobodyFound({ onShowEveryone }: NobodyFoundProps) {
  const texts = useTexts(administrationTexts);
  return (
    <EmptyState
      drawing="search"
      title={texts.nobodyFound}
      text={texts.nobodyFoundText}
      action={
        <button type="button" className="btn btn-quiet" onClick={onShowEveryone}>
          {texts.showEveryone}
        </button>
      }
    />
  );
});
