import { parts } from '#ui/texts/bangla/parts.ts';
import { distinctButtons } from './distinctButtons.mjs';
import { typed } from './knownData.mjs';

/** Waits until nothing loads any more. */
export async function settle(page, timeout = 30_000) {
  await page.locator('main h1').first().waitFor({ timeout });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(
    () =>
      document.querySelector('main :is([aria-busy=true], .skel, .table-skeleton), .loading-page, .home-place') === null,
    undefined,
    { timeout },
  );
}

/** One person's window. `look` reads what is shown at the moment. */
export class Visitor {
  constructor(page, look) {
    this.page = page;
    this.look = look;
    this.pressed = new Set();
  }

  async open(path) {
    await this.page.goto(path);
    await settle(this.page);
    this.path = path;
  }

  async lookAt(paths) {
    for (const path of paths) {
      await this.open(path);
      await this.look(path);
    }
  }

  /** Waits until a text of the catalogues is shown. */
  shows(text) {
    return this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Presses a button by its whole name in the catalogues, or by a pattern. */
  press(name, place = 0) {
    const label = typeof name === 'string' ? `⟦${name}⟧` : name;
    return this.page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).nth(place).click();
  }

  /** Puts the first products of a list on the wish list. */
  async wish(count) {
    const toAdd = this.page
      .getByRole('button', { name: parts.addToWishList })
      .and(this.page.locator('[aria-pressed=false]'));
    for (let left = count; left > 0; left -= 1) await toAdd.first().click();
  }

  #kinds(scope) {
    return this.page.evaluate(`[...(${distinctButtons.toString()})(${JSON.stringify(scope)}).keys()]`);
  }

  /** False if it is gone, or under something else. */
  async #press(scope, kind) {
    const find = `(${distinctButtons.toString()})(${JSON.stringify(scope)}).get(${JSON.stringify(kind)})`;
    const button = (await this.page.evaluateHandle(`(${find}) ?? null`)).asElement();
    if (button === null) return false;
    try {
      await button.click({ timeout: 700 });
    } catch {
      return false;
    }
    // Google's window waits for a person.
    await settle(this.page, 2000).catch(() => {});
    return true;
  }

  #dialog() {
    return this.page.locator('dialog[open]:not(.demo-dialog)').last();
  }

  /** Fills in whatever a form asks for. */
  async #fill(place) {
    for (const field of await place.locator('input:visible, textarea:visible, select:visible').all()) {
      const type = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.localName));
      if (type === 'select') await field.selectOption({ index: 1 }).catch(() => {});
      else if (type === 'radio' || type === 'checkbox') await field.check({ timeout: 300 }).catch(() => {});
      else if (type !== 'file') await field.fill(typed[type] ?? typed.text, { timeout: 300 }).catch(() => {});
    }
  }

  /** Sends a form empty, then filled in. */
  async sendForms(place, name) {
    const submit = () => place.locator('button[type=submit]:visible').first();
    if ((await submit().count()) === 0) return;
    await submit()
      .click({ timeout: 700 })
      .catch(() => {});
    await this.look(`${name}, sent empty`);
    if ((await submit().count()) === 0) return;
    await this.#fill(place);
    await submit()
      .click({ timeout: 700 })
      .catch(() => {});
    await settle(this.page, 2000).catch(() => {});
    await this.look(`${name}, sent`);
  }

  /** Everything that the open dialog offers, and what its decision does. */
  async lookInDialog(name) {
    const dialog = this.#dialog();
    if ((await dialog.count()) === 0) return;
    if ((await dialog.locator('form').count()) > 0) return this.sendForms(dialog, name);
    const decision = dialog.locator('.modal-footer .btn').last();
    if ((await decision.count()) === 0) return;
    await decision.click({ timeout: 700 }).catch(() => {});
    await settle(this.page, 2000).catch(() => {});
    await this.look(`${name}, decided`);
  }

  async #comeBack() {
    await this.page.keyboard.press('Escape');
    const { pathname } = new URL(this.page.url());
    if ((await this.page.locator('dialog[open]').count()) > 0 || pathname !== this.path.split('?')[0])
      await this.open(this.path);
  }

  /** Presses one button of each kind, and what the dialogs have that it opens. */
  async pressAll(scope, state = '', isKnown = () => false) {
    for (const kind of await this.#kinds(scope)) {
      if (isKnown(kind) || /লগ আউট/u.test(kind)) continue;
      if (!(await this.#press(scope, kind))) continue;
      const name = `${state}after “${/⟦(.*)/u.exec(kind)?.[1] ?? kind}”`;
      await this.look(name);
      await this.lookInDialog(name);
      await this.#comeBack();
    }
  }
}
