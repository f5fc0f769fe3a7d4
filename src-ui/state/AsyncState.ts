/** Where a read stands; one union in place of loading and error flags that can contradict each other. */
export type AsyncState<T, F> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'refreshing'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: F };

/** What is there to be shown, if anything. */
export function valueOf<T, F>(state: AsyncState<T, F>): T | undefined {
  return state.status === 'loaded' || state.status === 'refreshing' ? state.value : undefined;
}
