import { useRouter } from 'wouter';

export type Address = {
  /** As the address bar shows it. wouter's own hooks decode it, and decoding twice would corrupt it. */
  readonly path: string;
  /** Including the question mark, or empty. */
  readonly search: string;
};

/** The current address. The component draws again when it changes. */
export function useAddress(): Address {
  const router = useRouter();
  const [path] = router.hook(router);
  const search: string = router.searchHook(router);
  return { path, search: search === '' || search.startsWith('?') ? search : `?${search}` };
}
