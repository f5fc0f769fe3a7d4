import type { ReactNode } from 'react';
import { type AsyncState, valueOf } from '../state/AsyncState.ts';

type AsyncViewProps<T, F> = {
  readonly state: AsyncState<T, F>;
  /** In the shape of what comes, so that nothing jumps. */
  readonly skeleton: ReactNode;
  /** Answers what to show in place of an empty value; null where there is something to draw. */
  readonly empty?: ((value: T) => ReactNode) | undefined;
  readonly failed: (failure: F) => ReactNode;
  readonly children: (value: T) => ReactNode;
};

/** One read, drawn in whichever state it is. What is shown stays while it is read again. */
export function AsyncView<T, F>({ state, skeleton, empty, failed, children }: AsyncViewProps<T, F>) {
  if (state.status === 'failed') return failed(state.failure);
  const value = valueOf(state);
  if (value === undefined) return <div aria-busy="true">{skeleton}</div>;
  return empty?.(value) ?? children(value);
}
