import { it } from 'vitest';

/** What an implementation cannot be asked, with the reason why. */
export type Unasked<Capability extends string> = { readonly [C in Capability]?: string };

/**
 * A case that needs something of the harness beyond the port. Where the implementation declares that
 * it cannot give it, the report names the case and the reason in place of running it.
 */
export function contractCases<Capability extends string>(unasked: Unasked<Capability>) {
  return function caseNeeding(capability: Capability, title: string, run: () => Promise<void>): void {
    const reason = unasked[capability];
    if (reason === undefined) it(title, run);
    else it.skip(`${title} — not asked, needs '${capability}': ${reason}`, run);
  };
}
