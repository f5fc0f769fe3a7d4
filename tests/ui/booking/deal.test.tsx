import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type BookingStage, bookingStages, movesOf } from '#domain/booking/bookingLife.ts';
import { dealSides, type DealSide } from '#domain/booking/BookingState.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { paymentRecords } from '../../builders/aPayment.ts';
import { offline } from '../../builders/answers.ts';
import { later } from '../state/later.ts';
import { openDeal } from './aDealPage.tsx';

const card = { reference: 'pi_42', charge: { amount: 32_000, currency: 'bdt' }, isReal: true };
const opened = () => screen.findByRole('heading', { name: 'Where the deal stands' });
const withoutSales = { hasSales: false } as const;
const stops = (): readonly string[] => [...document.querySelectorAll('.deal-steps b')].map((stop) => stop.textContent);
const next = (): string => document.querySelector('.next-step')?.textContent ?? '';
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const buttons: { readonly [M in BookingMove]: RegExp } = {
  accept: /^Accept$/,
  decline: /^Decline this request$/,
  cancel: /^Cancel this booking$/,
  'hand-over': /^I have it$|^I handed it over$/,
};

const handedOverAt = Date.UTC(2026, 10, 20, 10);

describe('[G-SALE-1] the page of a deal', () => {
  it.each(dealSides.flatMap((side) => bookingStages.map((stage): [DealSide, BookingStage] => [side, stage])))(
    'gives the %s of a booking that is %s the buttons of the table alone, and a next step or an end',
    async (side, stage) => {
      openDeal(stage, { side });
      await opened();
      // A seller declines a request as long as they can.
      const moves = movesOf(stage, side);
      const expected = moves.includes('decline') ? moves.filter((move) => move !== 'cancel') : moves;
      const shown = (['accept', 'decline', 'cancel', 'hand-over'] as const).filter(
        (move) => screen.queryByRole('button', { name: buttons[move] }) !== null,
      );
      expect(shown).toEqual(expected);
      expect(next()).not.toBe('');
    },
  );

  it.each<[DealSide, BookingStage, string]>([
    ['buyer', 'requested', 'Waiting for Selim'],
    ['buyer', 'accepted', 'Your turn'],
    ['buyer', 'seller-handed-over', 'Your turn'],
    ['buyer', 'buyer-handed-over', 'Waiting for Selim'],
    ['seller', 'requested', 'Your turn'],
    ['seller', 'seller-handed-over', 'Waiting for Ayesha'],
  ])('tells the %s of a booking that is %s whose move it is', async (side, stage, words) => {
    openDeal(stage, { side });
    await opened();
    expect(next()).toContain(words);
  });

  it('shows the deal’s timeline, and marks the next stop', async () => {
    openDeal('accepted');
    await opened();
    expect(stops()).toEqual([
      'Done: Requested',
      'Done: Accepted',
      'Possible now: Paid',
      'Next: Handed over',
      'Later: Completed',
    ]);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Handed over');
    expect(document.querySelector('.deal-steps li')?.textContent).toContain('18 Nov 2026');
  });

  it('[G-TRUE-1] says in the timeline that no money moved by a test payment', async () => {
    openDeal('accepted', { records: paymentRecords({}, { b1: { ...card, isReal: false } }) });
    await opened();
    expect(stops()).toContain('Done: Paid');
    const paid = [...document.querySelectorAll('.deal-steps li')].find(({ textContent }) =>
      textContent.includes('Paid'),
    );
    expect(paid?.textContent).toContain('Test payment: no money moved.');
  });

  it('[G-PAY-1] [G-TRUE-1] says while a card payment is under way that nobody pays now, and that cancelling stops nothing', async () => {
    const records = paymentRecords();
    records.setProcessing('b1', true);
    openDeal('accepted', { records });
    await opened();
    expect(stops()).toContain('Later: Paid');
    expect(screen.getAllByText('Your card payment is under way. Don’t pay twice.')).toHaveLength(2);
    expect(screen.queryByText('By card now, or when you meet')).toBeNull();
    await userEvent.click(button('Cancel this booking'));
    expect(screen.getByText(/Cancelling doesn’t stop it and doesn’t refund you/)).toBeTruthy();
  });

  it.each([
    ['buyer', { buyer: handedOverAt }],
    ['seller', { seller: handedOverAt }],
  ] as const)(
    '[G-TRUE-1] does not say that both confirmed a hand-over that the %s alone did',
    async (side, handedOver) => {
      openDeal('completed', { side, given: { handedOver } });
      await opened();
      expect(screen.getByText(/^The deal is complete\./)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/Both of you|Not confirmed yet/);
      expect(screen.getByText('Not confirmed')).toBeTruthy();
    },
  );

  it.each(['accepted', 'cancelled'] as const)(
    '[G-TRUE-1] speaks of no money to get back after a test payment, for a deal that is %s',
    async (stage) => {
      openDeal(stage, { records: paymentRecords({}, { b1: { ...card, isReal: false } }) });
      await opened();
      if (stage === 'accepted') await userEvent.click(button('Cancel this booking'));
      expect(screen.getAllByText('Test payment: no money moved.').length).toBeGreaterThan(0);
      expect(document.body.textContent).not.toMatch(/refund|Ask the seller for your money/);
    },
  );

  it('[G-I18N-1] marks a Bangla reason as Bangla, but not the word before it', async () => {
    openDeal('declined', { given: { reason: 'মেয়ে রাখতে চায়' } });
    await opened();
    expect(screen.getByText('মেয়ে রাখতে চায়').lang).toBe('bn');
    expect(screen.getByText('Reason:').lang).toBe('');
  });

  it('shows how it ended with the reason, and leads to other products', async () => {
    openDeal('declined', { given: { reason: 'I want to keep it' } });
    await opened();
    expect(stops()).toEqual(['Done: Requested', 'Ended: Declined']);
    expect(screen.getByText('Reason: I want to keep it')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See other products' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['its category', 'declined', 'Smart Phone', '/categories/Smart%20Phone'],
    ['its category', 'cancelled', 'HP', '/categories/HP'],
    ['all products where the booking names no category', 'cancelled', ' ', '/allproducts'],
  ] as const)(
    'leads from a deal that ended early to other products: %s, %s',
    async (_where, stage, categoryName, href) => {
      openDeal(stage, { given: { categoryName } });
      await opened();
      expect(screen.getByRole('link', { name: 'See other products' }).getAttribute('href')).toBe(href);
    },
  );

  it('has a receipt with the day of the hand-over once the deal is complete', async () => {
    openDeal('completed');
    await opened();
    expect(screen.getByRole('heading', { name: 'Receipt' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Where to meet' }).textContent).toContain('Handed over20 Nov 2026');
  });

  it('shows no deal without `sales`', async () => {
    openDeal('requested', withoutSales);
    expect(await screen.findByRole('heading', { name: 'Tell the seller' })).toBeTruthy();
    expect(document.querySelector('.next-step, .deal-steps, .hands, .end-deal')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Receipt' })).toBeTruthy();
  });
});

describe('[G-PAY-2] paying on the page of a deal', () => {
  const payNow = () => screen.queryByRole('link', { name: 'Pay Now' });

  it.each(bookingStages)('is offered only if the state allows it: %s', async (stage) => {
    openDeal(stage);
    await opened();
    const isPayable = ['accepted', 'seller-handed-over', 'buyer-handed-over'].includes(stage);
    expect(payNow() !== null).toBe(isPayable);
  });

  it.each([
    ['paid by the marketplace’s word', { given: { isPaid: true, paymentIntentId: 'pi_9' } }, 'Done: Paid'],
    [
      'paid on this device',
      { records: paymentRecords({}, { '64c1f0a2b3d4e5f6089abcde': card, b1: card }) },
      'Done: Paid',
    ],
  ])('is not offered for a booking that is %s', async (_what, parts, stop) => {
    openDeal('accepted', parts);
    await opened();
    expect(payNow()).toBeNull();
    expect(stops()).toContain(stop);
  });

  it('[G-FAULT-1] is not offered while a payment is processing, whose page tells what has become of it', async () => {
    const records = paymentRecords();
    records.setProcessing('b1', true);
    openDeal('accepted', { records });
    await opened();
    expect(payNow()).toBeNull();
    const toPayment = screen.getByRole('link', { name: 'See the payment' });
    expect(toPayment.getAttribute('href')).toBe(`/dashboard/payment/${aDeal('accepted').id}`);
  });

  it('shows the payment’s reference when a paid deal was cancelled', async () => {
    openDeal('cancelled', { given: { isPaid: true, paymentIntentId: 'pi_9' } });
    await opened();
    expect(next()).toContain('pi_9');
    expect(next()).toContain('doesn’t refund you');
  });

  it('reports an unknown payment to the marketplace at the next visit, and shows its answer', async () => {
    const told: string[] = [];
    const records = paymentRecords({}, { b1: card });
    const { state } = openDeal('accepted', {
      records,
      paid: {
        tell: async (id, reference) => {
          told.push(`${id} ${reference}`);
          state.booking = ok(aDeal('accepted', { isPaid: true, paymentIntentId: reference }));
          return ok(true);
        },
      },
    });
    expect(await screen.findByText('Already paid by card. Hand over no money.')).toBeTruthy();
    expect(told).toEqual(['b1 pi_42']);
    expect(records.unreported()).toEqual([]);
  });

  it('reads nothing more once its payment is reported after the person has left', async () => {
    const told = later<Result<boolean, ApiFailure>>();
    const paid = { tell: () => told.promise };
    const { state } = openDeal('accepted', { records: paymentRecords({}, { b1: card }), paid });
    await opened();
    const { reads } = state;
    cleanup();
    await act(async () => told.resolve(ok(true)));
    expect(state.reads).toBe(reads);
  });
});

describe('[G-SALE-1] cancelling a booking', () => {
  const ask = async (): Promise<void> => {
    await opened();
    await userEvent.click(button('Cancel this booking'));
    await userEvent.keyboard('I found another one');
  };
  const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Cancel this booking' })[1] as HTMLElement);

  it('sends the reason, says so, and focuses the heading', async () => {
    const { sent, toasts } = openDeal('accepted');
    await ask();
    await send();
    expect(sent).toEqual([['cancel', 'I found another one']]);
    expect(toasts()).toEqual(['You cancelled the booking']);
    expect(stops().at(-1)).toBe('Ended: Cancelled');
    expect(screen.getByText('Reason: I found another one')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('asks for a reason first', async () => {
    const { sent } = openDeal('requested');
    await opened();
    await userEvent.click(button('Cancel this booking'));
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when the session has expired', async () => {
    const { state } = openDeal('requested');
    await ask();
    state.refuses = { code: 'api/session-expired' };
    state.booking = { ok: false, failure: { code: 'api/session-expired' } };
    await send();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I found another one');
    expect(screen.getByText(/session has expired/)).toBeTruthy();
  });

  it.each<[DealSide, BookingStage, string, boolean]>([
    ['buyer', 'requested', 'Cancel this booking', false],
    ['buyer', 'waiting', 'Cancel this booking', false],
    ['buyer', 'accepted', 'Cancel this booking', true],
    ['seller', 'requested', 'Decline this request', false],
    ['seller', 'accepted', 'Cancel this booking', true],
  ])(
    '[G-TRUE-1] says that the product is free again only where it was kept from others: %s, %s',
    async (side, stage, name, isFreed) => {
      openDeal(stage, { side });
      await opened();
      await userEvent.click(button(name));
      expect(screen.getByText(/reads your reason\./)).toBeTruthy();
      expect(screen.queryByText(/is free for others again\./) !== null).toBe(isFreed);
    },
  );

  it('keeps the typed reason when it fails, and sends it again', async () => {
    const { sent, state } = openDeal('requested');
    await ask();
    state.refuses = offline;
    await send();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I found another one');
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    state.refuses = null;
    await send();
    expect(sent).toHaveLength(2);
    expect(stops().at(-1)).toBe('Ended: Cancelled');
  });

  it('keeps the typed reason when refreshing the page fails', async () => {
    const { state } = openDeal('requested');
    await ask();
    const { booking } = state;
    state.booking = { ok: false, failure: { code: 'api/unreachable' } };
    await userEvent.click(button('Refresh'));
    expect(screen.getByText(/We couldn’t refresh/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I found another one');
    state.booking = booking;
    await userEvent.click(button('Refresh'));
    expect(screen.queryByText(/We couldn’t refresh/)).toBeNull();
  });

  it('says what happened and shows the current stage when the deal has moved on', async () => {
    const { state, toasts } = openDeal('accepted');
    await ask();
    state.refuses = { code: 'booking/moved-on', state: 'handed-over' };
    state.booking = ok(aDeal('seller-handed-over'));
    await send();
    expect(screen.getByText('The seller confirmed the hand-over meanwhile.')).toBeTruthy();
    expect(stops()).toContain('Next: Handed over');
    expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('closes with Escape, which returns the focus', async () => {
    openDeal('accepted');
    await ask();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
    expect(document.activeElement).toBe(button('Cancel this booking'));
  });
});

describe('[G-HAND-1] the hand-over', () => {
  const hands = (): HTMLElement => screen.getByRole('region', { name: 'Hand over' });

  it.each<[DealSide, string, string]>([
    ['buyer', 'I have it', 'Do you have it in your hands?'],
    ['seller', 'I handed it over', 'Did you hand it over?'],
  ])('asks the %s once, by keyboard too, and shows it', async (side, name, question) => {
    const { sent } = openDeal('accepted', { side });
    await opened();
    button(name).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog.textContent).toContain('can’t undo');
    expect(document.activeElement?.textContent).toBe('Not yet');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name }));
    expect(sent).toEqual([['hand-over', undefined]]);
    expect(hands().textContent).toContain('Confirmed on 22 Nov 2026');
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
  });

  it('is sent once, however often it is confirmed', async () => {
    const { sent } = openDeal('accepted');
    await opened();
    await userEvent.click(button('I have it'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'I have it' }));
    expect(sent).toHaveLength(1);
  });

  it('shows the other side’s confirmation, and completes the deal with the person’s own', async () => {
    openDeal('seller-handed-over');
    await opened();
    expect(hands().textContent).toContain('“I handed it over”');
    expect(hands().textContent).toContain('Confirmed on 20 Nov 2026');
    await userEvent.click(button('Go to hand over'));
    expect(document.activeElement?.textContent).toBe('Hand over');
    await userEvent.click(button('I have it'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'I have it' }));
    expect(next()).toContain('It’s yours');
    expect(stops().at(-1)).toBe('Done: Completed');
  });

  it('keeps the question open with the reason when it fails', async () => {
    const { state } = openDeal('accepted');
    await opened();
    await userEvent.click(button('I have it'));
    state.refuses = offline;
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have it' }));
    expect(within(dialog).getByRole('alert').textContent).toContain('You’re offline');
  });

  it('shows one whose answer was lost on the way as done', async () => {
    const { state, toasts } = openDeal('accepted');
    await opened();
    await userEvent.click(button('I have it'));
    const dialog = await screen.findByRole('alertdialog');
    state.refuses = { code: 'api/timeout' };
    state.booking = ok(aDeal('buyer-handed-over'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('You confirmed already that you have it.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have it' })).toBeNull();
    expect(toasts()).toEqual(['You confirmed the hand-over']);
  });
});

describe('[G-SALE-1] refreshing a deal', () => {
  const visible = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

  it.each<[string, BookingStage, BookingStage, string]>([
    ['accepted', 'requested', 'accepted', 'The seller accepted meanwhile.'],
    ['declined', 'requested', 'declined', 'Your request was declined meanwhile.'],
    ['completed', 'buyer-handed-over', 'completed', 'The deal is complete: both of you confirmed the hand-over.'],
  ])('says when it was %s meanwhile, as soon as the page is visible again', async (_what, before, after, words) => {
    const { state } = openDeal(before);
    await opened();
    expect(screen.queryByText(words)).toBeNull();
    state.booking = ok(aDeal(after));
    await visible();
    expect((await screen.findByText(words)).closest('[role=status]')).not.toBeNull();
  });

  it('[G-TRUE-1] does not say that both confirmed the hand-over of a deal that one side completed', async () => {
    const { state } = openDeal('buyer-handed-over');
    await opened();
    state.booking = ok(aDeal('completed', { handedOver: { buyer: handedOverAt } }));
    await visible();
    expect((await screen.findByText('The deal is complete.')).closest('[role=status]')).not.toBeNull();
    expect(document.body.textContent).not.toContain('both of you');
  });

  it.each([{ code: 'api/too-many-requests', retryAfter: null } as const, { code: 'api/forbidden' } as const])(
    'catches up on a refresh that waited for a move which failed with $code',
    async (failure) => {
      const { state } = openDeal('requested');
      await opened();
      const move = later<void>();
      state.waitsFor = move.promise;
      state.refuses = failure;
      await userEvent.click(button(buttons.cancel));
      await userEvent.type(screen.getByLabelText(/^Reason/), 'I found another one');
      await userEvent.click(screen.getAllByRole('button', { name: buttons.cancel }).at(-1) as HTMLElement);
      state.booking = ok(aDeal('accepted'));
      await visible();
      await act(async () => move.resolve());
      expect(await screen.findByText('The seller accepted meanwhile.')).toBeTruthy();
    },
  );

  it('says that a booking is gone', async () => {
    const { state } = openDeal('requested');
    await opened();
    state.booking = { ok: false, failure: { code: 'api/not-found' } };
    await userEvent.click(button('Refresh'));
    expect(await screen.findByRole('heading', { name: 'This booking is gone' })).toBeTruthy();
  });

  it('does not refresh a page without `sales`', async () => {
    const { state } = openDeal('requested', withoutSales);
    await screen.findByRole('heading', { name: 'Receipt' });
    const { reads } = state;
    await visible();
    expect(state.reads).toBe(reads);
  });
});
