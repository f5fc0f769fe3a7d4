/** The state of a read. One union, because separate loading and error flags could contradict each other. */
export type AsyncState<T, F> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'refreshing'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: F }
  /** The read threw instead of answering. An error boundary shows it. */
  | { readonly status: 'broken'; readonly error: unknown };

/** The value to show, if there is one. */
export function valueOf<T, F>(state: AsyncState<T, F>): T | undefined {
  return state.status === 'loaded' || state.status === 'refreshing' ? state.value : undefined;
}
