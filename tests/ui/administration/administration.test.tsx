import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import { deleteBuyer } from '#domain/administration/deleteBuyer.ts';
import { listBuyers } from '#domain/administration/listBuyers.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { BuyersPage } from '#ui/features/administration/BuyersPage.tsx';
import { PersonFacts } from '#ui/features/administration/PersonFacts.ts';
import { BuyersViewModel } from '#ui/features/administration/BuyersViewModel.ts';
import type { Language } from '#ui/texts/Language.ts';
import { aDashboard, held } from '../dashboard/aDashboard.tsx';
import { admin } from '../../builders/people.ts';
import { arif, imran, openSellers } from './openSellers.tsx';

const outdated = 'We couldn’t refresh this, so it may be out of date';
const removeImran = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Imran Hossain' }));
  return screen.findByRole('alertdialog');
};

describe('all sellers', () => {
  it('[S-ADM-1] are a table of index, Name, Email Address, Verify seller and Delete seller', async () => {
    openSellers();
    const table = await screen.findByRole('table', { name: 'Sellers' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers).toEqual(['#', 'Name', 'Email Address', 'Verify seller', 'Delete seller']);
    const row = within(table).getByRole('row', { name: /Imran Hossain/ });
    expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('2');
    expect(within(row).getByText('imran@example.com')).toBeTruthy();
  });

  it('[S-ADM-1] show a spinner while they load', async () => {
    const answer = held<Result<Listing<Seller>, ApiFailure>>();
    openSellers({ list: () => answer.answer });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading the sellers…');
    expect(status.querySelector('.spinner')).toBeTruthy();
    answer.give(ok(listing([arif])));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('[S-ADM-2] carry a badge and a disabled Verify button once verified', async () => {
    openSellers();
    const row = await screen.findByRole('row', { name: /Arif Chowdhury/ });
    expect(within(row).getByText('Verified')).toBeTruthy();
    expect(within(row).getByRole<HTMLButtonElement>('button', { name: 'Verify Arif Chowdhury' }).disabled).toBe(true);
  });

  it('[S-ADM-2] are verified with a toast', async () => {
    const { calls, toasts } = openSellers({}, 'original');
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Imran Hossain' }));
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Verified')).toHaveLength(2));
    expect(calls).toEqual(['list', 'verify imran@example.com', 'list']);
    expect(toasts()).toEqual(['Seller Verified Successfully']);
  });

  it('pass the focus to their name once they are verified, because a disabled button loses it and the next one deletes', async () => {
    openSellers();
    (await screen.findByRole('button', { name: 'Verify Imran Hossain' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Verified')).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Imran Hossain' }));
  });

  it('show in their row why verifying failed', async () => {
    openSellers({ verify: async () => fail({ code: 'api/forbidden' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Imran Hossain' }));
    const row = screen.getByRole('row', { name: /Imran Hossain/ });
    await waitFor(() =>
      expect(within(row).getByRole('alert').textContent).toBe('Your account isn’t allowed to do this.'),
    );
  });

  it('[S-ADM-3] are removed after a question that says it cannot be undone, with a toast and a fresh list', async () => {
    const { calls, toasts } = openSellers({}, 'original');
    const dialog = await removeImran();
    expect(within(dialog).getByRole('heading').textContent).toBe('Do you want to remove this seller!');
    expect(dialog.textContent).toContain('Imran Hossain (imran@example.com)');
    expect(dialog.textContent).toContain('cannot be undone');
    expect(within(dialog).getByRole('button', { name: 'Cancel Process' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual(['list', 'delete imran@example.com', 'list']);
    expect(toasts()).toEqual(['Seller Imran Hossain deleted successfully']);
    expect(screen.queryByRole('row', { name: /Imran Hossain/ })).toBeNull();
  });

  it('are said to be gone already if somebody else was first', async () => {
    const lists = [[imran], []];
    const { toasts } = openSellers({
      list: async () => ok(listing(lists.shift() ?? [])),
      delete: async () => ok(false),
    });
    await userEvent.click(within(await removeImran()).getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(toasts()).toEqual(['Imran Hossain was already deleted']));
  });

  it("[S-ADM-3] stay when the answer is 'Cancel Process'", async () => {
    const { calls } = openSellers();
    await userEvent.click(within(await removeImran()).getByRole('button', { name: 'Cancel Process' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual(['list']);
  });

  it('stay, with the question and the reason, when removing fails', async () => {
    const { toasts } = openSellers({ delete: async () => fail({ code: 'api/offline' }) });
    const dialog = await removeImran();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('You’re offline'));
    expect(screen.getByRole('row', { name: /Imran Hossain/ })).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('say why they did not load, and try again', async () => {
    let isUp = false;
    openSellers({ list: async () => (isUp ? ok(listing([arif])) : fail({ code: 'api/timeout' })) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the sellers');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Arif Chowdhury/ })).toBeTruthy();
  });

  it('[G-FAULT-1] stay when reading them again fails, and say so until it succeeds', async () => {
    let isUp = true;
    const list = async () => (isUp ? ok(listing([arif, imran])) : fail({ code: 'api/timeout' as const }));
    openSellers({ list, verify: async () => ok() });
    const verify = await screen.findByRole('button', { name: 'Verify Imran Hossain' });
    isUp = false;
    await userEvent.click(verify);
    const notice = (await screen.findByText(outdated)).closest<HTMLElement>('[role=status]');
    expect(notice?.textContent).toContain('The shop took too long to answer');
    expect(screen.getByRole('row', { name: /Imran Hossain/ })).toBeTruthy();
    expect(screen.queryByText('We couldn’t load the sellers')).toBeNull();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(outdated)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('say so when there are none', async () => {
    openSellers({ list: async () => ok(listing([])) });
    expect(await screen.findByRole('heading', { name: 'No sellers yet' })).toBeTruthy();
  });
});

describe('all buyers', () => {
  function openBuyers(over: Partial<BuyersApi> = {}, language: Language = 'english') {
    let stored = [{ id: 'u1', name: 'Sabbir Alam', email: 'sabbir@example.com' }];
    const calls: string[] = [];
    const api: BuyersApi = {
      list: async () => ok(listing(stored)),
      delete: async (email) => {
        calls.push(email);
        stored = stored.filter((one) => one.email !== email);
        return ok(true);
      },
      ...over,
    };
    const dashboard = aDashboard({
      actor: admin,
      language,
      viewModels: ({ session, notifications }) => ({
        buyers: () =>
          new BuyersViewModel({
            list: listBuyers({ buyers: api }),
            deleteBuyer: deleteBuyer({ buyers: api }),
            facts: new PersonFacts({
              browse: { all: async () => ok(listing([])) },
              searchListings: null,
              listReports: null,
              session,
            }),
            clock: { now: () => Date.UTC(2026, 10, 22, 12) },
            session,
            notifications,
          }),
      }),
    });
    dashboard.open('/dashboard/allbuyer', BuyersPage);
    return { ...dashboard, calls };
  }
  const removeSabbir = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sabbir Alam' }));
    return screen.findByRole('alertdialog');
  };

  it('[S-ADM-4] are removed after a question that says it cannot be undone, with a toast', async () => {
    const { calls, toasts } = openBuyers({}, 'original');
    const dialog = await removeSabbir();
    expect(within(dialog).getByRole('heading').textContent).toBe('Do you want to remove this buyer!');
    expect(dialog.textContent).toContain('cannot be undone');
    expect(within(dialog).getByRole('button', { name: 'Cancel Process' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delet' }));
    expect(await screen.findByRole('heading', { name: 'No buyers yet' })).toBeTruthy();
    expect(calls).toEqual(['sabbir@example.com']);
    expect(toasts()).toEqual(['buyer Sabbir Alam deleted successfully']);
  });

  it('are said to be gone already if somebody else was first', async () => {
    const lists = [[{ id: 'u1', name: 'Sabbir Alam', email: 'sabbir@example.com' }]];
    const { toasts } = openBuyers({
      list: async () => ok(listing(lists.shift() ?? [])),
      delete: async () => ok(false),
    });
    await userEvent.click(within(await removeSabbir()).getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(toasts()).toEqual(['Sabbir Alam was already deleted']));
  });

  it('[G-TRUE-1] are not said to be gone while they are still listed', async () => {
    const { toasts } = openBuyers({ delete: async () => ok(false) });
    const dialog = await removeSabbir();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
    expect(
      await within(dialog).findByText('The shop sent an answer we couldn’t read. Please try again later.'),
    ).toBeTruthy();
    expect(toasts()).toEqual([]);
    expect(screen.getByRole('row', { name: /Sabbir Alam/, hidden: true })).toBeTruthy();
  });

  it('stay, with the question and the reason, when removing fails', async () => {
    openBuyers({ delete: async () => fail({ code: 'api/refused', message: 'Not this one.' }) });
    const dialog = await removeSabbir();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('Not this one.'));
    expect(screen.getByRole('row', { name: /Sabbir Alam/ })).toBeTruthy();
  });

  it('say why they did not load', async () => {
    openBuyers({ list: async () => fail({ code: 'api/malformed' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the buyers');
  });
});
