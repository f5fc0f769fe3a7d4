import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/identity/Session.ts';
import type { NewReport } from '#domain/reporting/Report.ts';
import { readReportMarks, rememberReport } from '#domain/reporting/reportMemory.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/parts/reporting/ReportDialog.tsx';
import { failureTexts } from '#ui/texts/failures.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { apiFailures } from '../../builders/answers.ts';
import { admin, buyer, seller } from '../../builders/people.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { aShop } from '../search/aShop.tsx';

const id = '0000000000000000000000d1';
const thinkPad = aThinkPad({ id });

type Given = {
  readonly actor?: Actor;
  readonly report?: ReportsApi['report'];
  readonly store?: ReturnType<typeof aDevice>;
  readonly device?: DeviceDrafts;
  readonly product?: typeof thinkPad;
};

async function open({ report = async () => ok(), product = thinkPad, ...given }: Given = {}) {
  const sent: NewReport[] = [];
  const reports = {
    report: (one: NewReport) => {
      sent.push(one);
      return report(one);
    },
  };
  const shop = aShop({ products: { all: async () => ok(listing([product])) }, reports, ...given });
  shop.open(`/products/${id}`, <ProductPage params={{ id }} />);
  await screen.findByRole('heading', { level: 1, name: product.productName });
  return { sent, shop };
}

const opener = () => screen.queryByRole('button', { name: 'Report this product' });

async function openDialog(name = 'Report this product') {
  await userEvent.click(screen.getByRole('button', { name: 'Report this product' }));
  return within(await screen.findByRole('dialog', { name }));
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;
const choose = (dialog: Dialog, reason: string) => userEvent.click(dialog.getByRole('radio', { name: reason }));
const details = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Details/ });
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

describe('[G-REP-1] the page of a product', () => {
  it.each([
    ['a visitor', null],
    ['a buyer', buyer],
    ['another seller', seller],
    ['an admin', admin],
  ])('offers a report to %s', async (_who, actor) => {
    await open({ actor });
    expect(opener()).toBeTruthy();
  });

  it('offers none to the product’s seller', async () => {
    await open({ actor: { ...seller, account: { ...seller.account, email: thinkPad.sellerEmail } } });
    expect(opener()).toBeNull();
  });

  it('offers none in a shop without reports', async () => {
    const shop = aShop({ products: { all: async () => ok(listing([thinkPad])) } });
    shop.open(`/products/${id}`, <ProductPage params={{ id }} />);
    await screen.findByRole('region', { name: 'Seller' });
    expect(opener()).toBeNull();
    expect(document.body.textContent).not.toMatch(/report/i);
  });

  it('says that this person reported the product from this device', async () => {
    const store = aDevice();
    rememberReport(store, buyer, id);
    await open({ store, actor: buyer });
    expect(screen.getByText('You reported this product')).toBeTruthy();
    expect(opener()).toBeNull();
  });

  it('says nothing about what somebody else reported', async () => {
    const store = aDevice();
    rememberReport(store, buyer, id);
    await open({ store, actor: null });
    expect(opener()).toBeTruthy();
  });
});

describe('[G-REP-1] the dialog', () => {
  it('names the product, and offers each reason of the list', async () => {
    await open();
    const dialog = await openDialog();
    expect(dialog.getByText('ThinkPad T480')).toBeTruthy();
    expect(dialog.getByRole('group', { name: 'What is wrong?' })).toBeTruthy();
    const reasons = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(reasons.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'It’s already sold',
      'The price or description is wrong',
      'The picture isn’t of this product',
      'Looks fake or stolen',
      'Asks for money before we meet',
      'Isn’t allowed in this shop',
      'Something else',
    ]);
    expect(reasons.some(({ checked }) => checked)).toBe(false);
  });

  it('[G-I18N-1] marks what the seller wrote in another language than the page', async () => {
    await open({ product: aThinkPad({ id, productName: 'থিংকপ্যাড T14', sellerName: 'করিম' }) });
    const dialog = await openDialog();
    const langOf = (text: string) => dialog.getByText(text).closest('[lang]')?.getAttribute('lang');
    expect(langOf('থিংকপ্যাড T14')).toBe('bn');
    expect(langOf('করিম')).toBe('bn');
    expect(langOf('It’s already sold')).toBeUndefined();
  });

  it('asks for a reason, and sends nothing without one', async () => {
    const { sent } = await open();
    const dialog = await openDialog();
    await send(dialog);
    expect(dialog.getByText('Please choose what is wrong')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0]);
    expect(sent).toEqual([]);
  });

  it('needs details for “Something else” alone, and says so at once', async () => {
    const { sent } = await open();
    const dialog = await openDialog();
    await choose(dialog, 'Something else');
    expect(details(dialog).getAttribute('aria-required')).toBe('true');
    await send(dialog);
    expect(dialog.getByText(/^Please tell us what is wrong/)).toBeTruthy();
    expect(document.activeElement).toBe(details(dialog));
    expect(sent).toEqual([]);
    await choose(dialog, 'It’s already sold');
    expect(details(dialog).getAttribute('aria-required')).toBeNull();
    expect(dialog.queryByText(/^Please tell us what is wrong/)).toBeNull();
    await send(dialog);
    expect(sent).toEqual([{ productId: id, reason: 'already-sold', details: '' }]);
  });

  it('thanks only after the shop’s answer, and the page says afterwards that it was reported', async () => {
    const { answer, give } = held<Result<void, never>>();
    const store = aDevice();
    await open({ store, report: () => answer });
    const dialog = await openDialog();
    await choose(dialog, 'Looks fake or stolen');
    await userEvent.type(details(dialog), 'The same pictures are elsewhere');
    await send(dialog);
    expect(dialog.getByRole('button', { name: 'Sending…' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(readReportMarks(store)).toEqual([]);
    give(ok());
    const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }));
    const description = 'The shop has your report. You can report a product once.';
    const back = thanks.getByRole('button', { name: 'Back to the product', description });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('You reported this product');
  });

  it('can’t be closed while the report is on its way', async () => {
    await open({ report: () => new Promise(() => {}) });
    const dialog = await openDialog();
    await choose(dialog, 'Looks fake or stolen');
    await send(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('sends once for a double click', async () => {
    const { sent } = await open({ report: () => new Promise(() => {}) });
    const dialog = await openDialog();
    await choose(dialog, 'Looks fake or stolen');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send report' }));
    expect(sent).toHaveLength(1);
  });

  it('says that this person has reported the product already, if the marketplace knows', async () => {
    await open({ actor: buyer, report: async () => fail({ code: 'report/already-reported' }) });
    const dialog = await openDialog();
    await choose(dialog, 'Looks fake or stolen');
    await send(dialog);
    const already = within(await screen.findByRole('dialog', { name: 'You’ve already reported this product' }));
    await userEvent.click(already.getByRole('button', { name: 'Back to the product' }));
    expect(screen.getByText('You reported this product')).toBeTruthy();
  });

  const lost = new Set<string>(['api/unreachable', 'api/timeout', 'api/malformed', 'api/unavailable']);

  it.each(apiFailures.filter(({ code }) => code !== 'api/cancelled'))(
    'keeps what was typed on $code, says why, and can be sent again',
    async (failure) => {
      let failed = 0;
      const { sent } = await open({ report: async () => ((failed += 1) === 1 ? fail(failure) : ok()) });
      const dialog = await openDialog();
      await choose(dialog, 'Something else');
      await userEvent.type(details(dialog), 'Two phones');
      await send(dialog);
      const said = lost.has(failure.code)
        ? /^We can’t tell whether your report arrived\. /
        : /^We couldn’t send your report\. /;
      expect((await dialog.findByText(said)).textContent).not.toMatch(/undefined/);
      expect(details(dialog)).toHaveProperty('value', 'Two phones');
      expect(dialog.getByRole('radio', { name: 'Something else' })).toHaveProperty('checked', true);
      await send(dialog);
      await screen.findByRole('dialog', { name: 'Thank you' });
      expect(sent).toHaveLength(2);
    },
  );

  it('forgets an earlier failure when it is opened again, and keeps the words', async () => {
    await open({ report: async () => fail({ code: 'api/unavailable' }) });
    const dialog = await openDialog();
    await choose(dialog, 'Something else');
    await userEvent.type(details(dialog), 'Two phones');
    await send(dialog);
    await dialog.findByText(new RegExp(failureTexts.english.unavailable));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await openDialog();
    expect(again.queryByText(/couldn’t send/)).toBeNull();
    expect(details(again)).toHaveProperty('value', 'Two phones');
  });
});

describe('[G-REP-1] [G-FORM-1] the draft of a report', () => {
  const notice = () => screen.queryByText('We restored your draft');

  it.each([
    ['a visitor', null],
    ['a buyer', buyer],
  ])('of %s is there at the next visit, and gone once it is sent', async (_who, actor) => {
    const device = new DeviceDrafts();
    await open({ device, actor });
    const dialog = await openDialog();
    await choose(dialog, 'Something else');
    await userEvent.type(details(dialog), 'Two phones');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    cleanup();

    await open({ device, actor });
    const again = await openDialog();
    expect(notice()).toBeTruthy();
    expect(details(again)).toHaveProperty('value', 'Two phones');
    await send(again);
    await screen.findByRole('dialog', { name: 'Thank you' });
    cleanup();

    await open({ device, actor });
    expect(details(await openDialog())).toHaveProperty('value', '');
    expect(notice()).toBeNull();
  });

  it('is nobody else’s', async () => {
    const device = new DeviceDrafts();
    await open({ device, actor: buyer });
    await userEvent.type(details(await openDialog()), 'Two phones');
    cleanup();
    for (const actor of [null, seller]) {
      await open({ device, actor });
      expect(details(await openDialog())).toHaveProperty('value', '');
      cleanup();
    }
  });
});

describe('[G-REP-1] signing out', () => {
  it('forgets on this device what the person reported', async () => {
    const store = aDevice();
    const { shop } = await open({ store, actor: buyer });
    const dialog = await openDialog();
    await choose(dialog, 'Looks fake or stolen');
    await send(dialog);
    await screen.findByRole('dialog', { name: 'Thank you' });
    await waitFor(() => expect(readReportMarks(store)).toEqual([{ productId: id, owner: buyer.account.email }]));
    expect(shop.toasts()).toEqual([]);
  });
});
