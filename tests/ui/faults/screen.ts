import { act, fireEvent } from '@testing-library/react';

/** The page's text, without the contents of fields. */
export function shown(): string {
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

const waiting = '[aria-busy="true"], .spinner, .skel';

/** Milliseconds. Opening a page for the first time is slow on a busy machine. */
const patience = 10_000;

/** Lets all pending work finish: the fakes answer without timers, and code comes from disk. */
export async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Waits for something slow, such as a page's chunk on its first visit. */
async function whenThere<T>(find: () => T | undefined, what: string): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`There is no ${what} in: ${shown()}`);
    await settled();
  }
}

export async function see(text: string): Promise<void> {
  await whenThere(() => (shown().includes(text) ? text : undefined), `“${text}”`);
}

export async function nothingPending(): Promise<void> {
  await whenThere(() => (document.querySelector(waiting) === null ? true : undefined), 'end of waiting');
}

/** The name that a control has for everybody. */
export function named(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The last match, which is in the topmost dialog. */
function button(name: string): Promise<HTMLButtonElement> {
  const find = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].findLast((one) => named(one) === name);
  return whenThere(find, `button “${name}”`);
}

export async function press(name: string): Promise<void> {
  const target = await button(name);
  fireEvent.click(target);
  await settled();
}

/** Ticks a box that is named by its label or `aria-label`. */
export async function tick(name: string): Promise<void> {
  const box = await whenThere(
    () =>
      [...document.querySelectorAll<HTMLInputElement>('input')].find(
        (one) => (one.getAttribute('aria-label') ?? one.closest('label')?.textContent) === name,
      ),
    `box “${name}”`,
  );
  fireEvent.click(box);
  await settled();
}

/** Chooses a radio button by its label, in the topmost dialog. */
export async function choose(label: string): Promise<void> {
  const labels = (): readonly HTMLLabelElement[] => [...document.querySelectorAll<HTMLLabelElement>('label')];
  const chosen = await whenThere(() => labels().findLast((one) => named(one) === label), `choice “${label}”`);
  fireEvent.click(chosen.querySelector('input') ?? chosen);
  await settled();
}

/** Clicks twice before React can draw again, and once more while the action runs. */
export async function pressTwice(name: string, letGo: () => void): Promise<void> {
  const target = await button(name);
  fireEvent.click(target);
  fireEvent.click(target);
  await settled();
  fireEvent.click(target);
  await settled();
  letGo();
  await settled();
}

function find(label: string): HTMLInputElement | undefined {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label, dialog label')].filter((one) =>
    named(one).startsWith(label),
  );
  const control = document.getElementById(labels.at(-1)?.htmlFor ?? '');
  return control instanceof HTMLElement ? (control as HTMLInputElement) : undefined;
}

/** The last match of the label, which is in the topmost dialog. */
function field(label: string): Promise<HTMLInputElement> {
  return whenThere(() => find(label), `field “${label}”`);
}

export async function type(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await field(label), { target: { value } });
  }
}

/** The fields that have lost or changed their text. */
export function lost(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([label, value]) => (find(label)?.value === value ? [] : [label]));
}
