import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import { useTexts } from '../context/AppContext.ts';
import { Icon } from '../kit/Icon.tsx';
import type { Load } from '../state/Load.ts';
import { refreshTexts } from '../texts/refresh.ts';

type RefreshButtonProps = {
  readonly load: Pick<Load<unknown, Failure>, 'state'>;
  readonly onRefresh: () => void;
};

/** Reads a page's content again. A press while it is being read starts anew, because that answer may be too old. */
export const RefreshButton = observer(function RefreshButton(props: RefreshButtonProps) {
  const { load, onRefresh } = props;
  const texts = useTexts(refreshTexts);
  const isReading = load.state.status === 'refreshing';
  return (
    <button type="button" className="btn btn-quiet" aria-busy={isReading || undefined} onClick={onRefresh}>
      <Icon name="refresh" />
      {texts.refresh}
    </button>
  );
});
