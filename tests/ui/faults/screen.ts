import { act, fireEvent } from '@testing-library/react';

/** The page's words; what stands in a field is not among them. */
export function shown(): string {
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

const waiting = '[aria-busy="true"], .spinner, .skel';

/** Milliseconds. A busy machine takes its time, above all the first time that a page is opened. */
const patience = 10_000;

/** Lets everything that is on its way arrive: the fakes answer without a timer, code comes from disk. */
export async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Waits for what is to come, such as a page's code the first time it is opened. */
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

function named(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The last one, which is that of the dialog on top. */
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

/** Twice before anything can be drawn anew, and once more while it is under way. */
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
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label, dialog label')].filter((one) => named(one).startsWith(label));
  const control = document.getElementById(labels.at(-1)?.htmlFor ?? '');
  return control instanceof HTMLElement ? (control as HTMLInputElement) : undefined;
}

/** The last one that the label is for, which is that of the dialog on top. */
function field(label: string): Promise<HTMLInputElement> {
  return whenThere(() => find(label), `field “${label}”`);
}

export async function type(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await field(label), { target: { value } });
  }
}

/** What is no longer in its field, or has changed there. */
export function lost(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([label, value]) => (find(label)?.value === value ? [] : [label]));
}
