import { useRouter } from 'wouter';

export type Address = {
  /** As it stands in the address bar: wouter's own hooks decode it once too often for a second reading. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
};

/** Where the person is; the component is drawn again when that changes. */
export function useAddress(): Address {
  const router = useRouter();
  const [path] = router.hook(router);
  const search: string = router.searchHook(router);
  return { path, search: search === '' || search.startsWith('?') ? search : `?${search}` };
}
