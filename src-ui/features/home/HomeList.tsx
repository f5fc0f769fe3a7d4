import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { useTexts } from '../../app/AppContext.ts';
import { homeSectionTexts } from '../../copy/homeSections.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import type { Load } from '../../state/Load.ts';

type HomeListProps<T> = {
  readonly load: Load<Listing<T>, ApiFailure>;
  readonly skeleton: ReactNode;
  readonly none: string;
  readonly children: (items: readonly T[]) => ReactNode;
};

/** A list of Home. One that does not come stays empty, in a few words, and leaves the page whole. */
export const HomeList = observer(function HomeList<T>({ load, skeleton, none, children }: HomeListProps<T>) {
  const texts = useTexts(homeSectionTexts);
  return (
    <AsyncView
      state={load.state}
      skeleton={skeleton}
      empty={({ items }) => (items.length === 0 ? <p className="muted">{none}</p> : null)}
      failed={() => <p className="muted">{texts.listMissing}</p>}
    >
      {({ items }) => children(items)}
    </AsyncView>
  );
});
