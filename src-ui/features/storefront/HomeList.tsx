import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { RetryButton } from './RetryButton.tsx';
import type { Load } from '../../state/Load.ts';

type HomeListProps<T> = {
  readonly home: HomeViewModel;
  readonly load: Load<Listing<T>, ApiFailure>;
  readonly skeleton: ReactNode;
  readonly none: ReactNode;
  /** Replaces the text for a list that did not load. */
  readonly missing?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
};

/**
 * A list of Home. If it does not load, it says so briefly and leaves the rest of the page alone. If it does not load
 * again, what was shown stays.
 */
export const HomeList = observer(function HomeList<T>(props: HomeListProps<T>) {
  const { home, load, skeleton, none, missing, children } = props;
  const texts = useTexts(homeSectionTexts);
  return (
    <>
      <OutdatedNotice load={load} onRetry={() => void home.refresh()} />
      <AsyncView
        state={load.state}
        onStop={() => load.stop()}
        skeleton={skeleton}
        empty={({ items }) =>
          items.length > 0 ? null : typeof none === 'string' ? <p className="muted">{none}</p> : none
        }
        failed={() =>
          missing ?? (
            <>
              <p className="muted mb-2">{texts.listMissing}</p>
              <RetryButton home={home} />
            </>
          )
        }
      >
        {({ items }) => children(items)}
      </AsyncView>
    </>
  );
});
