import { it } from 'vitest';

/** A thing that an implementation cannot do, with the reason. */
export type Unasked<Capability extends string> = { readonly [C in Capability]?: string };

/**
 * A case that needs more of the harness than the port. If the implementation declares that it cannot provide it, the
 * report shows the case and the reason instead of running it.
 */
export function contractCases<Capability extends string>(unasked: Unasked<Capability>) {
  return function caseNeeding(capability: Capability, title: string, run: () => Promise<void>): void {
    const reason = unasked[capability];
    if (reason === undefined) it(title, run);
    else it.skip(`${title} — not asked, needs '${capability}': ${reason}`, run);
  };
}
