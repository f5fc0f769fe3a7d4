import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import type { AsyncState } from '../state/AsyncState.ts';
import type { Load } from '../state/Load.ts';
import { AsyncView } from './AsyncView.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';

type LoadViewProps<T, F extends Failure> = {
  readonly load: Load<T, F>;
  /** The part of it that the page shows, if not everything. */
  readonly shown?: AsyncState<T, Failure>;
  readonly onRetry: () => void;
  /** A placeholder in the content's shape, so that nothing jumps. */
  readonly skeleton: ReactNode;
  /** Answers what to show instead of an empty value; null if the value is not empty. */
  readonly empty?: (value: T) => ReactNode;
  /** Says what did not load. */
  readonly failedTitle: string;
  readonly children: (value: T) => ReactNode;
};

/** Draws a page's read: its content, below a notice if it could not be read again; or the failure, with another try. */
export const LoadView = observer(function LoadView<T, F extends Failure>(props: LoadViewProps<T, F>) {
  const { load, shown = load.state, onRetry, skeleton, empty, failedTitle, children } = props;
  return (
    <>
      <OutdatedNotice load={load} onRetry={onRetry} />
      <AsyncView
        state={shown}
        onStop={() => load.stop()}
        skeleton={skeleton}
        empty={empty}
        failed={(failure) => <ErrorState title={failedTitle} failure={failure} onRetry={onRetry} />}
      >
        {children}
      </AsyncView>
    </>
  );
});
