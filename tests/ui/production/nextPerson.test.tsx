import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { taka } from '#domain/shared/Money.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { reportDialogTexts } from '#ui/texts/reportDialog.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { choose, nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled, later, logIn, posted, signOut, signOutElsewhere, switchElsewhere, toasts } from './people.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, otherBuyer, seller, admin } = people;
const { laptop } = products;
const words = accountTexts.english;
const meetingPlace = 'My home, Road 5';

/** The buyer has written a report that nobody has sent. */
async function aReportInWork(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: buyer, extensions: ['reports'] });
  await shop.go(`/products/${laptop.id}`);
  await see(laptop.productName);
  await nothingPending();
  await press('Report this product');
  await see('What is wrong?');
  await choose('Something else');
  await type({ Details: 'He threatened me' });
  return shop;
}

/** The buyer has filled in a booking that nobody has sent. */
async function aBookingInWork(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: buyer });
  await shop.go(`/products/${laptop.id}`);
  await see(laptop.productName);
  await nothingPending();
  await press('Book this product');
  await type({ Phone: '01711 998877', 'Meeting location': meetingPlace });
  return shop;
}

/** The marketplace has refused the buyer's booking, and asks them to log in again. */
async function aLoginInPlace(): Promise<ProductionShop> {
  const shop = await aBookingInWork();
  const hers = encodeURIComponent(buyer.email);
  shop.server.script = ({ url }) => {
    if (!url.includes(hers)) return null;
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return url.startsWith('/buyersproducts') ? text(401, 'expired') : null;
  };
  await press('Book this product');
  await see(words.logInAgainText);
  return shop;
}

it('[G-SESSION-1] a call that is refused late is not sent again with the next person’s token', async () => {
  const shop = await aReportInWork();
  // Access tokens are valid for an hour.
  shop.backend.advance(2 * 3_600_000);
  const late = later();
  let posts = 0;
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/reporteditems' && (posts += 1) === 1 ? late.fault : null;
  await press('Send report');
  await vi.waitFor(() => expect(posts).toBe(1));
  await shop.go('/blog');
  await signOut();
  await logIn(shop, otherBuyer);
  late.release();
  await allSettled();
  const { marketplace } = shop.backend.world;
  const token = marketplace.issueToken(admin.email);
  const listed = marketplace.reports?.list(token.ok ? token.value : '');
  expect(listed?.ok === true ? listed.value.map(({ reporterEmail }) => reporterEmail) : null).toEqual([]);
});

it.each(['thanks', 'already'] as const)(
  '[G-SESSION-1] the next person does not hear how a report ended: %s',
  async (outcome) => {
    const shop = await aReportInWork();
    const { marketplace } = shop.backend.world;
    const token = marketplace.issueToken(buyer.email);
    const report = { productId: laptop.id, reason: 'already-sold', details: '' } as const;
    if (outcome === 'already') marketplace.reports?.report(token.ok ? token.value : '', report);
    const late = later();
    shop.server.script = ({ method, url }) => (method === 'POST' && url === '/reporteditems' ? late.fault : null);
    await press('Send report');
    await vi.waitFor(() => expect(posted(shop, '/reporteditems')).toHaveLength(1));
    await switchElsewhere(shop, otherBuyer);
    late.release();
    await allSettled();
    expect(shop.app.session.actor?.account.email).toBe(otherBuyer.email);
    expect(shown()).not.toContain(reportDialogTexts.english[outcome]);
  },
);

it('[G-SESSION-1] a sign-up that is answered late leaves the next person’s token alone', async () => {
  const shop = await aProductionShop({ at: '/signup' });
  const late = later();
  shop.server.script = ({ method, url }) => (method === 'POST' && url === '/users' ? late.fault : null);
  const { name, email, password, createAccount } = accountTexts.english;
  await type({ [name]: 'Nadia New', [email]: 'nadia.new@shop.example', [password]: 'First#Words1' });
  await press(createAccount);
  await vi.waitFor(() => expect(posted(shop, '/users')).toHaveLength(1));
  await logIn(shop, otherBuyer);
  const token = window.localStorage.getItem('access_token');
  late.release();
  await allSettled();
  expect(token).not.toBeNull();
  expect(window.localStorage.getItem('access_token')).toBe(token);
  expect(shop.server.asked.filter((call) => call.startsWith('GET /jwt') && call.includes('nadia'))).toEqual([]);
});

it('[G-SESSION-1] a booking whose check is late is not sent with the next person’s token', async () => {
  const shop = await aBookingInWork();
  const late = later();
  shop.server.script = ({ url }) => (url.startsWith('/buyersproducts') ? late.fault : null);
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked.at(-1)).toContain('/buyersproducts'));
  await switchElsewhere(shop, otherBuyer);
  late.release();
  await allSettled();
  expect(posted(shop, '/booking')).toEqual([]);
});

it('[G-SESSION-1] [G-PAY-1] a payment that is started late is not kept for the next person', async () => {
  const shop = await aProductionShop({ who: buyer, at: '/blog' });
  const late = later();
  shop.server.script = ({ url }) => (url.startsWith('/create-payment-intent') ? late.fault : null);
  await shop.go(`/dashboard/payment/${booking.id}`);
  await vi.waitFor(() => expect(shop.server.asked.at(-1)).toContain('/create-payment-intent'));
  await switchElsewhere(shop, otherBuyer);
  late.release();
  await allSettled();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('_secret_');
});

it('[G-SESSION-1] [G-PAY-1] a payment that the next person has begun in another tab stays, unlike those of the one before', async () => {
  const shop = await aProductionShop({ who: buyer, at: '/blog' });
  await see(buyer.email);
  const [hers, next] = [buyer, otherBuyer].map(({ email }) => new BrowserPaymentRecords({ owner: () => email }));
  hers?.begin('0000000000000000000000b1', 'pi_1_secret_1');
  next?.begin('0000000000000000000000b2', 'pi_2_secret_2');
  next?.setProcessing('0000000000000000000000b2', true);
  await switchElsewhere(shop, otherBuyer);
  await see(otherBuyer.email);
  expect(hers?.begun('0000000000000000000000b1')).toBeNull();
  expect(next?.begun('0000000000000000000000b2')).toBe('pi_2_secret_2');
  expect(next?.isProcessing('0000000000000000000000b2')).toBe(true);
});

it('[G-SESSION-1] [G-PAY-2] payments of a person who has signed out are not reported by anybody', async () => {
  const shop = await aProductionShop({ who: buyer, at: '/blog', extensions: ['paid'] });
  const records = new BrowserPaymentRecords({ owner: () => buyer.email });
  const ids = ['0000000000000000000000b1', '0000000000000000000000b2'];
  for (const id of ids) records.markPaid(id, { reference: 'pi_1', charge: taka(1), isReal: true });
  const reports = () => shop.server.asked.filter((call) => call.startsWith('PUT /booking/'));
  const late = later();
  shop.server.script = ({ method, url }) => (method === 'PUT' && url.startsWith('/booking/') ? late.fault : null);
  await shop.go('/dashboard');
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  await shop.go('/blog');
  await signOut();
  late.release();
  await allSettled();
  expect(shop.app.logInAgain.isAsking).toBe(false);
  await logIn(shop, otherBuyer);
  await allSettled();
  expect(reports()).toHaveLength(1);
});

it('[G-SESSION-1] somebody whom the provider signs out leaves no token for the next visitor', async () => {
  const shop = await aReportInWork();
  await shop.auth.signOut();
  await allSettled();
  expect(shop.app.session.actor).toBeNull();
  await press('Report this product');
  await see('What is wrong?');
  await choose('Something else');
  await type({ Details: 'A visitor says so' });
  await press('Send report');
  await allSettled();
  const sent = shop.server.calls.filter(({ method, url }) => method === 'POST' && url === '/reporteditems');
  expect(sent.map(({ token }) => token)).toEqual([null]);
});

it('[G-SESSION-1] somebody who signs in in another tab does not get the booking form of the person before', async () => {
  const shop = await aBookingInWork();
  await switchElsewhere(shop, otherBuyer);
  await see(otherBuyer.email);
  expect([...document.querySelectorAll<HTMLInputElement>('dialog input')].map(({ value }) => value)).not.toContain(
    meetingPlace,
  );
});

it('[G-SESSION-1] somebody who signs in in another tab does not get the report of the person before', async () => {
  const shop = await aReportInWork();
  await switchElsewhere(shop, otherBuyer);
  await see(otherBuyer.email);
  expect(document.querySelector('dialog textarea')?.textContent ?? '').not.toContain('He threatened me');
});

it('[G-SESSION-1] somebody who signs in in another tab is not asked to log in again for the person before', async () => {
  const shop = await aLoginInPlace();
  await switchElsewhere(shop, otherBuyer);
  await see(otherBuyer.email);
  await vi.waitFor(() => expect(shown()).not.toContain(words.logInAgainText));
});

it('[G-SESSION-1] somebody who logs in over a booking form does not send it as theirs', async () => {
  const shop = await aLoginInPlace();
  await type({ [words.email]: otherBuyer.email, [words.password]: otherBuyer.password });
  await press(words.logIn);
  await see(otherBuyer.email);
  await allSettled();
  await press('Book this product');
  await allSettled();
  expect(posted(shop, '/booking').join()).not.toContain(meetingPlace);
});

describe('[G-SESSION-1] the next person is not told', () => {
  it('of a request that the seller before them accepted', async () => {
    const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = laptop;
    const about = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
    const deal = aDeal('requested', {
      ...about,
      id: '000000000000000000000301',
      buyerName: buyer.name,
      email: buyer.email,
    });
    const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [deal] } };
    const shop = await aProductionShop({ who: seller, seed, extensions: ['sales'] });
    await shop.go('/dashboard/requests');
    await see(productName);
    await nothingPending();
    const late = later();
    shop.server.script = ({ url }) => (url.endsWith('/state') ? late.fault : null);
    await press(`Accept ${buyer.name}’s request`);
    await signOut();
    await logIn(shop, otherBuyer);
    late.release();
    await allSettled();
    expect(toasts()).not.toContain(buyer.name);
  });

  it('of a product that the seller before them wanted to delete', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    const waits = holdLongWaits();
    await press(`Delete ${laptop.productName}`);
    await press('Delete product');
    shop.server.script = ({ method }) => (method === 'DELETE' ? hang : null);
    await signOut();
    await logIn(shop, otherBuyer);
    await waits.pass(16);
    await allSettled();
    expect(toasts()).not.toContain(laptop.productName);
  });
});

describe('[G-SESSION-1] [G-UNDO-1] the next person is not told after a sign-out in another tab', () => {
  it('of a product that could still be kept', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    await press(`Delete ${laptop.productName}`);
    await press('Delete product');
    await signOutElsewhere(shop);
    await logIn(shop, otherBuyer);
    expect(toasts()).not.toContain(laptop.productName);
  });

  it('of a report that could still be kept', async () => {
    const { id: productId, productName, sellerEmail } = laptop;
    const reports = [aReport({ productId, productName, sellerEmail, id: '0000000000000000000000a1' })];
    const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } };
    const shop = await aProductionShop({ who: admin, seed, extensions: ['reports'] });
    await shop.go('/dashboard/reporteditem');
    await see(productName);
    await nothingPending();
    const waits = holdLongWaits();
    await press(`Dismiss report about ${productName}`);
    await signOutElsewhere(shop);
    await logIn(shop, otherBuyer);
    await waits.pass(9);
    await allSettled();
    expect(toasts()).not.toContain(productName);
  });
});

it('[G-SESSION-1] the device forgets a report whose answer comes after its sender has left', async () => {
  const shop = await aReportInWork();
  const late = later();
  shop.server.script = ({ url }) => (url === '/reporteditems' ? late.fault : null);
  await press('Send report');
  await shop.go('/blog');
  await signOut();
  await allSettled();
  late.release();
  await allSettled();
  expect(window.localStorage.getItem('re-sale-shop:reports') ?? '').not.toContain(buyer.email);
});
