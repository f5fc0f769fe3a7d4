import type { ReactNode } from 'react';
import { type AsyncState, valueOf } from '../state/AsyncState.ts';
import { Waiting } from './Waiting.tsx';

type AsyncViewProps<T, F> = {
  readonly state: AsyncState<T, F>;
  /** Called when the person has waited long and wants to stop. */
  readonly onStop: () => void;
  /** A placeholder in the content's shape, so that nothing jumps. */
  readonly skeleton: ReactNode;
  /** Answers what to show instead of an empty value; null if the value is not empty. */
  readonly empty?: ((value: T) => ReactNode) | undefined;
  readonly failed: (failure: F) => ReactNode;
  readonly children: (value: T) => ReactNode;
};

/** Draws each state of a read. The shown value stays while it is read again. */
export function AsyncView<T, F>({ state, onStop, skeleton, empty, failed, children }: AsyncViewProps<T, F>) {
  if (state.status === 'broken') throw state.error;
  if (state.status === 'failed') return failed(state.failure);
  const value = valueOf(state);
  if (value === undefined) return <Waiting onStop={onStop}>{skeleton}</Waiting>;
  return empty?.(value) ?? children(value);
}
