import type { CallFailure } from '#domain/shared/Failure.ts';
import type { FoundPage } from '#domain/search/CatalogueSearch.ts';
import { foundMore } from '#domain/search/foundMore.ts';
import type { Result } from '#domain/shared/Result.ts';

type Further = {
  readonly list: FoundPage;
  /** Null if every page that was asked for came. */
  readonly failed: Result<never, CallFailure> | null;
};

/** Adds pages until there are this many products. A page without new products leads nowhere, so it is the last one. */
export async function readFurther(
  first: FoundPage,
  wanted: number,
  ask: (after: string, snapshot: FoundPage['snapshot']) => Promise<Result<FoundPage, CallFailure>>,
): Promise<Further> {
  let list = first;
  let before = -1;
  while (list.after !== null && list.items.length < wanted && list.items.length > before) {
    const next = await ask(list.after, list.snapshot);
    if (!next.ok) return { list, failed: next };
    before = list.items.length;
    list = foundMore(list, next.value);
  }
  return { list, failed: null };
}
