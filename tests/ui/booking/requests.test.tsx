import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingMovedOn } from '#domain/booking/SalesApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { formatters } from '#ui/texts/format.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { aRequest, aRequestsPage, yesterdayEvening } from './aRequestsPage.tsx';

const { buyer, otherBuyer } = people;
const others: Partial<Booking> = { buyerName: otherBuyer.name, email: otherBuyer.email };
const phone: Partial<Booking> = { productId: 'phone', productName: 'Galaxy S21', price: 18_500 };

const row = async (name: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(name)).closest('li');
  if (found === null) throw new Error(`${name} is in no row`);
  return found;
};
const buttons = (within_: HTMLElement): readonly string[] =>
  within(within_)
    .queryAllByRole('button')
    .map((button) => button.textContent);
const names = (): readonly (string | null)[] =>
  [...document.querySelectorAll('li[tabindex] b > span:first-child')].map((name) => name.textContent);
const tagged = (): readonly (string | null | undefined)[] =>
  screen.queryAllByText('New').map((tag) => tag.closest('b')?.querySelector('span')?.textContent);

describe('[G-SALE-1] the requests’ page', () => {
  it('shows by product who asked, when, where to meet, and their phone', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested'), aRequest('b2', 'requested', { ...others, ...phone })],
    });
    page.open();
    const group = within(await screen.findByRole('region', { name: 'HP EliteBook 840' }));
    expect(group.getByRole('list', { name: '1 request' })).toBeTruthy();
    expect(group.getByText(buyer.name)).toBeTruthy();
    expect(group.getByText('18 Nov, 10:24')).toBeTruthy();
    expect(group.getByText('New Market, gate 2')).toBeTruthy();
    expect(group.getByRole('link', { name: `Call ${buyer.name}: 01811-222222` }).getAttribute('href')).toBe(
      'tel:+8801811222222',
    );
    expect(group.getByRole('link', { name: 'HP EliteBook 840' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Galaxy S21' }).textContent).toContain(otherBuyer.name);
  });

  it('[G-PERF-1] shows forty products to their end, and a move draws none of the others again', async () => {
    let reads = 0;
    const page = await aRequestsPage({
      sales: (real) => ({
        ofSeller: async (...given) => {
          reads += 1;
          return structuredClone(await real.ofSeller(...given));
        },
      }),
      bookings: Array.from({ length: 40 }, (_, place) =>
        aRequest(`b${place}`, 'requested', { productId: `p${place}`, productName: `Phone ${place + 1}` }),
      ),
    });
    page.open();
    // A search by text or role takes long among so many rows, so it is made only once.
    await waitFor(() => expect(document.querySelectorAll('h2').length).toBe(40));
    screen.getByRole('region', { name: 'Phone 40' });
    const drawnTimes = vi.spyOn(formatters.english, 'time');
    const seventh = within(screen.getByRole('region', { name: 'Phone 7' }));
    await userEvent.click(seventh.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(reads).toBe(2));
    await screen.findByText('39 need your answer');
    expect(drawnTimes.mock.calls.length).toBeLessThan(10);
    drawnTimes.mockRestore();
  });

  it('[G-PERF-1] shows forty ended requests to their end', async () => {
    const page = await aRequestsPage({
      bookings: Array.from({ length: 40 }, (_, place) =>
        aRequest(`b${place}`, 'declined', { productId: `p${place}`, productName: `Phone ${place + 1}` }),
      ),
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Ended/ }));
    await screen.findByText('Phone 40');
    expect(screen.getAllByText(/^Phone \d+$/)).toHaveLength(40);
  });

  it('keeps a reason that is being typed when fewer requests are shown', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested'), aRequest('b2', 'accepted', { ...others, ...phone })],
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
    await userEvent.type(screen.getByRole('textbox'), 'My sister wants it');
    await userEvent.click(screen.getByRole('button', { name: /^Need your answer/ }));
    expect(screen.queryByRole('region', { name: 'Galaxy S21' })).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('My sister wants it');
  });

  it('[G-PAY-2] says what is paid, and that everything else is not', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested', { isPaid: true }), aRequest('b2', 'requested', others)],
    });
    page.open();
    expect((await row(buyer.name)).textContent).toContain('Paid');
    expect((await row(otherBuyer.name)).textContent).toContain('Not paid yet');
  });

  it('[G-PAY-2] shows no payments if the marketplace has no `paid`', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested', { isPaid: true }), aRequest('b2', 'requested', others)],
      extensions: ['sales'],
    });
    page.open();
    for (const { name } of [buyer, otherBuyer]) expect((await row(name)).textContent).not.toMatch(/paid/i);
  });

  it('offers the moves that the table allows', async () => {
    const page = await aRequestsPage({
      bookings: [
        aRequest('b1', 'requested'),
        aRequest('b2', 'accepted', { ...phone, buyerName: 'Asha' }),
        aRequest('b3', 'requested', { ...phone, buyerName: 'Babu' }),
        aRequest('b4', 'seller-handed-over', { productId: 'x', buyerName: 'Chitra' }),
        aRequest('b5', 'buyer-handed-over', { productId: 'y', buyerName: 'Dipu' }),
      ],
    });
    page.open();
    expect(buttons(await row(buyer.name))).toEqual([
      `Decline ${buyer.name}’s request`,
      `Accept ${buyer.name}’s request`,
    ]);
    expect(buttons(await row('Asha'))).toEqual(['Cancel the deal with Asha', 'I handed it over to Asha']);
    expect(buttons(await row('Babu'))).toEqual(['Decline Babu’s request']);
    expect(buttons(await row('Chitra'))).toEqual([]);
    expect(buttons(await row('Dipu'))).toEqual(['I handed it over to Dipu']);
  });

  it('puts the accepted request first, and says once why the others wait', async () => {
    const page = await aRequestsPage({
      bookings: [
        aRequest('b1', 'requested', { bookedAt: 3 }),
        aRequest('b2', 'accepted', { ...others, bookedAt: 2 }),
        aRequest('b3', 'requested', { buyerName: 'Nila', bookedAt: 1 }),
      ],
    });
    page.open();
    await row('Nila');
    expect(names()).toEqual([otherBuyer.name, buyer.name, 'Nila']);
    screen.getByText(
      `You promised this product to ${otherBuyer.name}. If that deal ends, you can accept another request.`,
    );
    expect(screen.getByRole('region', { name: 'HP EliteBook 840' }).textContent).toContain('Reserved');
  });

  it('links from a deal under way to its meeting page', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b 1', 'accepted')] });
    page.open();
    const link = within(await row(buyer.name)).getByRole('link', { name: /^Open the meeting page/ });
    expect(link.getAttribute('href')).toBe('/dashboard/booking/b%201');
  });

  it('[G-I18N-1] marks a Bangla name and a Bangla reason of an ended request as Bangla', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'declined', { buyerName: 'শারমিন সুলতানা', reason: 'বিক্রি হয়ে গেছে' })],
    });
    page.open();
    for (const text of [/শারমিন সুলতানা/, /বিক্রি হয়ে গেছে/])
      expect((await screen.findByText(text)).lang, `${text}`).toBe('bn');
  });

  it('lists ended requests below, with their reasons', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'cancelled', { reason: 'I found another one' }), aRequest('b2', 'completed', phone)],
    });
    page.open();
    const ended = within(await screen.findByRole('region', { name: 'Ended' }));
    expect(ended.getByText('“I found another one”')).toBeTruthy();
    expect(ended.getByRole('link', { name: /^Open the receipt for Galaxy S21/ })).toBeTruthy();
    expect(names()).toEqual([]);
  });

  it('filters by what the seller has to do, with counts', async () => {
    const page = await aRequestsPage({
      bookings: [
        aRequest('b1', 'requested'),
        aRequest('b2', 'accepted', { ...phone, ...others }),
        aRequest('b3', 'declined', { productId: 'x', buyerName: 'Nila' }),
      ],
    });
    page.open();
    await row(buyer.name);
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(filters.map((one) => one.textContent)).toEqual(['All', 'Need your answer 1', 'Under way 1', 'Ended 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Under way 1' }));
    expect(names()).toEqual([otherBuyer.name]);
    expect(screen.queryByRole('region', { name: 'Ended' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ended 1' }));
    expect(names()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Ended' }).textContent).toContain('Nila');
  });

  it('shows a few of many ended requests, and all of them on request', async () => {
    const bookings = Array.from({ length: 8 }, (_, at) => aRequest(`b${at}`, 'declined', { productId: `p${at}` }));
    const page = await aRequestsPage({ bookings });
    page.open();
    const ended = within(await screen.findByRole('region', { name: 'Ended' }));
    expect(ended.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 8 ended requests' }));
    expect(within(screen.getByRole('region', { name: 'Ended' })).getAllByRole('listitem')).toHaveLength(8);
  });

  it('says that nobody has asked yet', async () => {
    (await aRequestsPage({ bookings: [] })).open();
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeTruthy();
  });

  it('says that there are none in a shop without sales, and calls nothing', async () => {
    (await aRequestsPage({ bookings: [], extensions: [] })).open();
    expect(await screen.findByRole('heading', { name: 'This shop has no requests' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

describe('[G-SALE-1] a seller', () => {
  it('accepts a request, and the others wait', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested'), aRequest('b2', 'requested', others)],
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: `Accept ${buyer.name}’s request` }));
    await waitFor(async () => expect((await row(buyer.name)).textContent).toContain('Your turn:'));
    expect(page.stored('b1').state).toBe('accepted');
    expect((await row(otherBuyer.name)).textContent).toContain('Waiting');
    expect(page.toasts()).toEqual([`You accepted ${buyer.name}’s request. The product is reserved.`]);
    await waitFor(async () => expect(document.activeElement).toBe(await row(buyer.name)));
  });

  it('declines a request without a reason, and the heading gets the focus', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'requested')] });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reason/ }));
    await userEvent.click(screen.getByRole('button', { name: `Decline ${buyer.name}’s request` }));
    await screen.findByRole('region', { name: 'Ended' });
    expect(page.stored('b1').state).toBe('declined');
    expect(page.stored('b1').reason).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('cancels a deal with the reason that they gave', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'accepted')] });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the deal/ }));
    await userEvent.click(screen.getByRole('button', { name: 'We found no time to meet' }));
    await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
    const ended = await screen.findByRole('region', { name: 'Ended' });
    expect(ended.textContent).toContain('“We found no time to meet”');
    expect(page.stored('b1')).toMatchObject({ state: 'cancelled', reason: 'We found no time to meet' });
  });

  it('leaves the reason with Escape, which returns the focus to its button', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'requested')] });
    page.open();
    const name = `Decline ${buyer.name}’s request`;
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    expect(page.stored('b1').state).toBe('requested');
  });

  it('is asked once before the hand-over is sent', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'accepted')] });
    page.open();
    const handOver = { name: /^I handed it over/ };
    await userEvent.click(await screen.findByRole('button', handOver));
    const question = within(await screen.findByRole('alertdialog'));
    expect(page.stored('b1').state).toBe('accepted');
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }));
    expect(page.stored('b1').state).toBe('accepted');
    await userEvent.click(screen.getByRole('button', handOver));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', handOver));
    await screen.findByText(`We’re waiting for ${buyer.name} to say that they have it.`);
    expect(page.stored('b1').state).toBe('handed-over');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('completes the deal after the buyer’s confirmation, and is told so before', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'buyer-handed-over')] });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^I handed it over/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/it completes the deal/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'I handed it over' }));
    expect((await screen.findByRole('region', { name: 'Ended' })).textContent).toContain('Sold');
    expect(page.stored('b1').state).toBe('completed');
  });

  it('accepts once, however often they press', async () => {
    const answer = held<Result<void, ApiFailure | BookingMovedOn>>();
    const move = vi.fn(() => answer.answer);
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'requested')], sales: () => ({ move }) });
    page.open();
    const accept = await screen.findByRole('button', { name: /^Accept/ });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await userEvent.click(await screen.findByRole('button', { name: /^Accepting…/ }));
    answer.give(ok(undefined));
    await screen.findByText('Your turn:', { exact: false });
    expect(move).toHaveBeenCalledTimes(1);
  });
});

describe('[G-SALE-1] a conflict', () => {
  it('shows the current state, and says what happened', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'accepted')] });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the deal/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No time');
    page.meanwhile(buyer, 'b1', 'hand-over');
    page.meanwhile(people.seller, 'b1', 'hand-over');
    await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
    const ended = await screen.findByRole('region', { name: 'Ended' });
    await waitFor(() => expect(ended.textContent).toContain('The deal was completed meanwhile.'));
    expect(page.toasts()).toEqual([`${buyer.name}’s request changed meanwhile. See where it stands now.`]);
  });

  it.each([
    ['accept', 'requested', 'cancel', 'This request was cancelled meanwhile.'],
    ['cancel', 'accepted', 'hand-over', 'The buyer said meanwhile that they have it.'],
  ] as const)('on %s tells that the %s request had another answer: %s', async (mine, stage, theirs, told) => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', stage)] });
    page.open();
    await row(buyer.name);
    page.meanwhile(buyer, 'b1', theirs, 'I found another one');
    if (mine === 'accept') await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
    else {
      await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No time');
      await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
    }
    await screen.findByText(told);
    expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  });

  it('says that the product was promised in another tab, and accepts nobody else', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested'), aRequest('b2', 'requested', others)],
    });
    page.open();
    await row(buyer.name);
    page.meanwhile(people.seller, 'b2', 'accept');
    await userEvent.click(screen.getByRole('button', { name: `Accept ${buyer.name}’s request` }));
    await screen.findByText('The product was promised to somebody else meanwhile, so this request waits.');
    expect(page.stored('b1').state).toBe('requested');
    expect(buttons(await row(buyer.name))).toEqual([`Decline ${buyer.name}’s request`]);
  });
});

describe('[G-SALE-1] a network fault', () => {
  const offline = fail({ code: 'api/offline' as const });

  it('keeps the row and the typed reason, and the next try succeeds', async () => {
    let isOffline = true;
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'accepted')],
      sales: (real) => ({
        move: async (...given) => (isOffline ? offline : real.move(...given)),
        ofSeller: async (...given) => real.ofSeller(...given),
      }),
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the deal/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No time');
    await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You’re offline'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('No time');
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: /^Cancel the deal/ }));
    await screen.findByRole('region', { name: 'Ended' });
    expect(page.stored('b1').reason).toBe('No time');
  });

  it('says in the row why it was not accepted', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested')],
      sales: () => ({ move: async () => offline }),
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(async () =>
      expect(within(await row(buyer.name)).getByRole('alert').textContent).toContain('You’re offline'),
    );
    expect(screen.getByRole('button', { name: /^Accept/ })).toBeTruthy();
  });

  it('of one move is not said of another, and goes with the move that is given up', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested')],
      sales: () => ({ move: async () => offline }),
    });
    page.open();
    const says = async () => (await row(buyer.name)).textContent;
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(async () => expect(await says()).toContain('You’re offline'));
    await userEvent.click(screen.getByRole('button', { name: /^Decline/ }));
    await screen.findByRole('textbox', { name: /^Reason/ });
    expect(await says()).not.toContain('You’re offline');

    await userEvent.click(screen.getByRole('button', { name: /^Decline/ }));
    await waitFor(async () => expect(await says()).toContain('You’re offline'));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: /^Accept/ });
    expect(await says()).not.toContain('You’re offline');
  });

  it('shows a move as done when only its answer was lost', async () => {
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested')],
      sales: (real) => ({
        move: async (...given) => {
          await real.move(...given);
          return fail({ code: 'api/unreachable' });
        },
      }),
    });
    page.open();
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await screen.findByRole('button', { name: /^I handed it over/ });
    expect((await row(buyer.name)).textContent).not.toContain('can’t be reached');
    expect(page.toasts()).toEqual([`You accepted ${buyer.name}’s request. The product is reserved.`]);
  });

  it('[G-PERF-1] draws many requests for one product in parts, to their end', async () => {
    const bookings = Array.from({ length: 40 }, (_, place) =>
      aRequest(`b${place}`, 'requested', { buyerName: `Buyer ${place}`, email: `buyer${place}@example.com` }),
    );
    const page = await aRequestsPage({ bookings });
    page.open();
    const accepts = (): number => screen.getAllByRole('button', { name: /^Accept/ }).length;
    await screen.findAllByRole('button', { name: /^Accept/ });
    expect(accepts()).toBeLessThan(40);
    await waitFor(() => expect(accepts()).toBe(40));
  });

  it('keeps the list when refreshing fails, and says so', async () => {
    let isOffline = false;
    const page = await aRequestsPage({
      bookings: [aRequest('b1', 'requested')],
      sales: (real) => ({ ofSeller: async (...given) => (isOffline ? offline : real.ofSeller(...given)) }),
    });
    page.open();
    await row(buyer.name);
    isOffline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('We couldn’t refresh this, so it may be out of date');
    expect(await row(buyer.name)).toBeTruthy();
    isOffline = false;
    page.meanwhile(buyer, 'b1', 'cancel', 'I found another one');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Ended' });
    expect(screen.queryByText('We couldn’t refresh this, so it may be out of date')).toBeNull();
  });

  it('reads the list again when somebody comes back to the page', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'requested')] });
    page.open();
    await row(buyer.name);
    page.meanwhile(buyer, 'b1', 'cancel', 'I found another one');
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('region', { name: 'Ended' });
  });
});

describe('[G-SALE-1] new requests since the last visit', () => {
  const earlier = new Date(2026, 10, 20, 9).getTime();

  it('are counted and tagged, with the time of that visit', async () => {
    const device = aDevice();
    const page = await aRequestsPage({
      device,
      bookings: [
        aRequest('b1', 'requested', { bookedAt: yesterdayEvening }),
        aRequest('b2', 'requested', { ...others, bookedAt: earlier }),
      ],
    });
    page.look.write(people.seller.email, { at: yesterdayEvening, newest: earlier });
    const { unmount } = page.open();
    await screen.findByText('2 need your answer');
    screen.getByText('1 new since yesterday, 19:40');
    expect(tagged()).toEqual([buyer.name]);
    unmount();
    page.open();
    await screen.findByText('2 need your answer');
    expect(tagged()).toEqual([]);
  });

  it('are none on the first visit', async () => {
    const page = await aRequestsPage({ bookings: [aRequest('b1', 'requested')] });
    page.open();
    await screen.findByText('1 needs your answer');
    expect(tagged()).toEqual([]);
  });

  it('ignore another person’s last visit', async () => {
    const device = aDevice();
    const page = await aRequestsPage({ device, bookings: [aRequest('b1', 'requested')] });
    page.look.write('somebody@else.example', { at: yesterdayEvening, newest: 1 });
    page.open();
    await screen.findByText('1 needs your answer');
  });
});
