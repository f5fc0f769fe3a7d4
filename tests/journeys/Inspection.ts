import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file is less than half as long, and each new document reads it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** axe runs every rule in light. Dark differs only in colours, so there it runs only the colour rules. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
export const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;
const schemes = ['light', 'dark'] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Colour = { r: number; g: number; b: number; alpha: number };
type ParsesColours = Colour & { parseString: (this: ParsesColours, text: string) => ParsesColours };
type ColourCommons = { readonly color: { readonly Color: { readonly prototype: ParsesColours } } };

/** axe parses the colours of each element anew, a quarter of its work. The same text always means the same colour. */
function rememberColours(): void {
  const { prototype } = (window.axe.commons as unknown as ColourCommons).color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour !== undefined) return Object.assign(this, colour);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

type Finding = { readonly rule: string; readonly where: string; readonly why: string };

/** Drawing follows a change of size or colours in the next frame, and React's answer to it in the one after. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** axe's findings in the whole document, the demo panel included. No rule is off and no part is left out. */
export async function findings(page: Page, asked: keyof typeof rules = 'all'): Promise<readonly Finding[]> {
  // A frame would need axe's code, too.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(rememberColours);
  }
  return page.evaluate(async ({ type, values }) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
      // Preloading is for `no-autoplay-audio`, which asks for a review and never fails, and for
      // `css-orientation-lock`, which is experimental and never runs by tag.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ rule: id, where: target.join(' '), why: failureSummary ?? '' })),
    );
  }, rules[asked]);
}

type Look = {
  readonly width: number;
  readonly colorScheme: (typeof schemes)[number];
  readonly asked: keyof typeof rules;
};

/** Each width in light and in dark, in that order. */
function everyLook(widths: readonly number[]): readonly Look[] {
  return widths.flatMap((width) => [
    { width, colorScheme: 'light', asked: 'all' } as const,
    { width, colorScheme: 'dark', asked: 'colours' } as const,
  ]);
}

const wideInLight: Look = { width: 1440, colorScheme: 'light', asked: 'all' };
const narrowInDark: Look = { width: 360, colorScheme: 'dark', asked: 'all' };

/** Checks states of pages with axe, and counts the findings. */
export class Inspection {
  readonly #page: Page;
  readonly #nodes: Record<string, Record<string, number>> = {};
  readonly findings: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Checks each width in light and in dark. `only`: the one width at which the state exists. */
  async look(state: string, only?: 1440 | 360): Promise<void> {
    await this.#look(state, everyLook(only === undefined ? [1440, 360] : [only]));
  }

  /** Checks a page that was inspected as another person sees it: wide in light and narrow in dark. */
  async lookAgain(state: string): Promise<void> {
    await this.#look(state, [wideInLight, narrowInDark]);
  }

  /** Checks a page that was inspected in another language: narrow in dark. */
  async lookInOtherWords(state: string): Promise<void> {
    await this.#look(state, [narrowInDark]);
  }

  async #look(state: string, looks: readonly Look[]): Promise<void> {
    const counts: Record<string, number> = {};
    for (const { width, colorScheme, asked } of looks) {
      await this.#page.setViewportSize(sizes.find((size) => size.width === width) ?? sizes[0]);
      await this.#page.emulateMedia({ colorScheme });
      await expect(this.#page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
      await drawn(this.#page);
      const found = await findings(this.#page, asked);
      counts[`${width} ${colorScheme}`] = found.length;
      for (const { rule, where, why } of found) {
        this.findings.push(`${state}, ${width} ${colorScheme}: ${rule} at ${where}\n${why}`);
      }
    }
    this.#nodes[state] = counts;
  }

  finish(title: string): void {
    console.log(`\nNodes that axe objects to, ${title}:`);
    console.table(this.#nodes);
    expect(this.findings.join('\n\n')).toBe('');
  }
}
