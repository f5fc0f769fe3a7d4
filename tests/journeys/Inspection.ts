import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** axe runs every rule in light. Dark differs only in colours, so there it runs only the colour rules. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
export const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const schemes = ['light', 'dark'] as const;

type Finding = { readonly rule: string; readonly where: string; readonly why: string };

/** axe's findings in the whole document, the demo panel included. No rule is off and no part is left out. */
async function findings(page: Page, asked: keyof typeof rules): Promise<readonly Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames of other origins; for them, axe would open another page at each check.
    .setLegacyMode(true)
    .options({ runOnly: { ...rules[asked], values: [...rules[asked].values] }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, where: target.join(' '), why: failureSummary ?? '' })),
  );
}

/** Checks one state of a page at each width, in light and in dark, and counts the findings. */
export class Inspection {
  readonly #page: Page;
  readonly #nodes: Record<string, Record<string, number>> = {};
  readonly #findings: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** A page that another role has been shown in every form is checked only wide in light and narrow in dark. */
  async look(state: string, widths: readonly number[] = [1440, 360], isKnown = false): Promise<void> {
    const counts: Record<string, number> = {};
    for (const size of sizes.filter(({ width }) => widths.includes(width))) {
      await this.#page.setViewportSize(size);
      for (const colorScheme of schemes) {
        if (isKnown && (colorScheme === 'light') !== (size.width === 1440)) continue;
        await this.#page.emulateMedia({ colorScheme });
        await expect(this.#page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
        const found = await findings(this.#page, colorScheme === 'dark' && !isKnown ? 'colours' : 'all');
        counts[`${size.width} ${colorScheme}`] = found.length;
        for (const { rule, where, why } of found) {
          this.#findings.push(`${state}, ${size.width} ${colorScheme}: ${rule} at ${where}\n${why}`);
        }
      }
    }
    this.#nodes[state] = counts;
  }

  finish(title: string): void {
    console.log(`\nNodes that axe objects to, ${title}:`);
    console.table(this.#nodes);
    expect(this.#findings.join('\n\n')).toBe('');
  }
}
