import { accountKeys } from '#domain/administration/accountOrder.ts';
import type { administrationTexts } from '../../texts/administration.ts';

/** The orders of a list of people, for a select. */
export function orderChoices({ order }: (typeof administrationTexts)['english']) {
  return accountKeys.flatMap((key) =>
    (['ascending', 'descending'] as const).map((direction) => ({ key, direction, label: order[key][direction] })),
  );
}
