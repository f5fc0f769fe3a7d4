import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { bookingOf, dealCases, pictureHost, productOf, worlds, worldSize } from './dealWorld.ts';
import { openPage, visit, type Who, windowOf } from './everyPage.ts';

type World = keyof typeof worlds;

/** One state of one screen. */
export type DealScreen = {
  readonly name: string;
  readonly path: string;
  /** The person's first action there. */
  readonly act?: (parts: { readonly page: Page; readonly main: Locator; readonly dialog: Locator }) => Promise<void>;
  readonly isPrinted?: true;
};

/** One person's screens of one world. Screens that change it come last. */
export type DealVisit = { readonly who: Who; readonly world: World; readonly screens: readonly DealScreen[] };

const requests = '/dashboard/requests';

function bookingPages(side: string): readonly DealScreen[] {
  return dealCases.map(({ name }) => ({ name: `${side}, ${name}`, path: `/dashboard/booking/${bookingOf(name)}` }));
}

function bookingPage(name: string, state: string, act: NonNullable<DealScreen['act']>): DealScreen {
  return { name: `${name}, ${state}`, path: `/dashboard/booking/${bookingOf(state)}`, act };
}

/** Opens what asks for a reason; without one it says so. */
function asksWhy(opener: string | RegExp, submit: string | RegExp = opener): NonNullable<DealScreen['act']> {
  return async ({ main }) => {
    await main.getByRole('button', { name: opener }).first().click();
    const form = main.locator('form.reason-form');
    await expect(form.getByRole('textbox')).toBeFocused();
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Please say why/);
  };
}

function asksBefore(button: string | RegExp): NonNullable<DealScreen['act']> {
  return async ({ page, main }) => {
    await main.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
}

function imei(digits: string, verdict: string): NonNullable<DealScreen['act']> {
  return async ({ main }) => {
    await main.getByRole('checkbox').first().check();
    await main.getByLabel('IMEI, 15 digits').fill(digits);
    await expect(main.getByText(verdict)).toBeVisible();
  };
}

const bookings: DealScreen = { name: 'bookings', path: '/dashboard' };

const buyer: readonly DealScreen[] = [
  ...bookingPages('buyer’s booking'),
  { ...bookings, name: 'bookings, every state' },
  { ...bookings, name: 'bookings, delete one?', act: asksBefore(/^Delete/) },
  bookingPage('reason to cancel', 'requested', asksWhy('Cancel this booking')),
  bookingPage('reason to cancel', 'accepted, paid', asksWhy('Cancel this booking')),
  bookingPage('I have it?', 'accepted', asksBefore('I have it')),
  bookingPage('wrong number of a phone', 'accepted, paid', imei('490154203237517', 'Please look again')),
  bookingPage('right number of a phone', 'accepted, paid', imei('490154203237518', 'The check digit is right')),
  { name: 'receipt, printed', path: `/dashboard/booking/${bookingOf('completed, paid')}`, isPrinted: true },
  { name: 'receipt to sign, printed', path: `/dashboard/booking/${bookingOf('accepted, paid')}`, isPrinted: true },
  { name: 'product that is one’s own now', path: `/products/${productOf('completed')}` },
  { name: 'product reserved for this buyer', path: `/products/${productOf('accepted')}` },
  {
    name: 'booking that the marketplace refuses',
    path: `/products/${productOf('declined')}`,
    act: async ({ page, main, dialog }) => {
      await main.getByRole('button', { name: 'Book this product' }).first().click();
      await dialog.getByLabel('Phone').fill('01712 345678');
      await dialog.getByLabel('Meeting location').fill('ধানমন্ডি ২৭ নম্বর, ঢাকা');
      await page.evaluate(() =>
        window.shopControl.failNext({ code: 'api/refused', message: 'Taken a moment ago.' }, 'bookings.book'),
      );
      await dialog.getByRole('button', { name: 'Book this product' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    },
  },
  {
    name: 'tell the seller',
    path: `/products/${productOf('declined')}`,
    act: async ({ main, dialog }) => {
      await main.getByRole('button', { name: 'Book this product' }).first().click();
      await dialog.getByLabel('Phone').fill('01712 345678');
      await dialog.getByLabel('Meeting location').fill('ধানমন্ডি ২৭ নম্বর, ঢাকা');
      await dialog.getByRole('button', { name: 'Book this product' }).click();
      await expect(main.getByRole('region', { name: 'Booked. Now tell the seller' })).toBeVisible();
    },
  },
];

const seller: readonly DealScreen[] = [
  ...bookingPages('seller’s booking'),
  { name: 'requests, every state', path: requests },
  { name: 'own products', path: '/dashboard/sellersproducts' },
  bookingPage('reason to decline', 'requested', async ({ main }) => {
    await main.getByRole('button', { name: 'Decline this request' }).click();
    await expect(main.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  }),
  bookingPage('reason to cancel', 'accepted', asksWhy('Cancel this booking')),
  bookingPage('I handed it over?', 'accepted', asksBefore('I handed it over')),
];

const busySeller: readonly DealScreen[] = [
  { name: 'twenty requests', path: requests },
  {
    name: 'twenty requests, those that need an answer',
    path: requests,
    act: async ({ main }) => main.getByRole('button', { name: /^Need your answer/ }).click(),
  },
  {
    name: 'twenty requests, those that ended',
    path: requests,
    act: async ({ main }) => main.getByRole('button', { name: /^Ended/ }).click(),
  },
  {
    name: 'requests, reason to decline',
    path: requests,
    act: async ({ main }) => {
      await main
        .getByRole('button', { name: /^Decline/ })
        .first()
        .click();
      await expect(main.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
      await main.getByRole('button', { name: 'I want to keep the product' }).click();
    },
  },
  { name: 'requests, reason to cancel', path: requests, act: asksWhy(/^Cancel the deal/, /^Cancel the deal/) },
  { name: 'requests, handed over?', path: requests, act: asksBefore(/^I handed it over/) },
  {
    name: 'requests, an answer that was not sent',
    path: requests,
    act: async ({ page, main }) => {
      await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'sales.move'));
      await main
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      await expect(main.locator('.request__problem').filter({ hasText: /\w/ }).locator('.icon')).toBeVisible();
    },
  },
  {
    name: 'requests, one just accepted',
    path: requests,
    act: async ({ main }) => {
      await main
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      await expect(main.getByText('You promised this product to').first()).toBeVisible();
    },
  },
];

const everybodyElse: readonly DealScreen[] = [
  { name: 'product on offer', path: `/products/${productOf('declined')}` },
  { name: 'product reserved', path: `/products/${productOf('accepted')}` },
  { name: 'product reserved, with a long name', path: `/products/${productOf('handed over by the seller, paid')}` },
  { name: 'product sold', path: `/products/${productOf('completed')}` },
  { name: 'product sold, with a long name', path: `/products/${productOf('completed, paid')}` },
  { name: 'cards of every status', path: '/allproducts' },
];

/** Every state of a deal on every screen that shows it. */
export const dealVisits: readonly DealVisit[] = [
  { who: 'buyer', world: 'every deal', screens: buyer },
  { who: 'buyer', world: 'no deal', screens: [{ ...bookings, name: 'no bookings' }] },
  { who: 'buyer', world: 'one request', screens: [{ ...bookings, name: 'one booking' }] },
  { who: 'seller', world: 'every deal', screens: seller },
  { who: 'seller', world: 'no deal', screens: [{ name: 'no requests', path: requests }] },
  { who: 'seller', world: 'one request', screens: [{ name: 'one request', path: requests }] },
  { who: 'seller', world: 'twenty requests', screens: busySeller },
  { who: 'visitor', world: 'every deal', screens: everybodyElse },
];

/** A window of this person's on this world. */
export async function dealWindow(browser: Browser, who: Who, world: World): Promise<BrowserContext> {
  const context = await windowOf(browser, who, {}, worldSize);
  await context.route(`https://${pictureHost}/*`, (route) =>
    route.fulfill({ path: `fakes/seed/pictures${new URL(route.request().url()).pathname}` }),
  );
  await context.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), worlds[world]);
  return context;
}

/** Loads the shop again only if a person's action may have left something behind. */
export async function showScreen(page: Page, screen: DealScreen, before?: DealScreen): Promise<void> {
  const { path, act, isPrinted } = screen;
  await page.emulateMedia({ media: null });
  if (before?.act === undefined) await visit(page, path);
  else await openPage(page, path);
  await act?.({ page, main: page.getByRole('main'), dialog: page.getByRole('dialog') });
  if (isPrinted === true) await page.emulateMedia({ media: 'print' });
}
