import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Seller } from '#domain/administration/Seller.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { later } from '../state/later.ts';
import { openSellers } from './openSellers.tsx';

/** Ends the calls that a test leaves open: the files of a worker share what counts them. */
const open: (() => void)[] = [];

afterEach(async () => {
  cleanup();
  while (open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
});

const aSeller = (id: string, name: string, verified = false): Seller => ({
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  verified,
});
const people = [
  aSeller('s1', 'Rakib Hasan'),
  aSeller('s2', 'Dipa Debnath', true),
  aSeller('s3', 'Émile Noor'),
  aSeller('s4', 'Arif Khan'),
  aSeller('s5', 'Joy Saha'),
];

const names = (): string[] => screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace('Verified', ''));
const choose = (...chosen: string[]): Promise<unknown> =>
  chosen.reduce<Promise<unknown>>(
    (before, name) => before.then(() => userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))),
    Promise.resolve(),
  );

/** The page, whose verifications the test answers one by one. */
async function aDesk() {
  const answers = new Map<string, ReturnType<typeof later<Result<void, ApiFailure>>>>();
  const calls: string[] = [];
  const page = openSellers(
    {
      verify: (email) => {
        calls.push(email);
        const answer = later<Result<void, ApiFailure>>();
        answers.set(email, answer);
        open.push(() => answer.resolve(ok()));
        return answer.promise;
      },
    },
    'english',
    people,
  );
  await screen.findByRole('table');
  const answer = (name: string, result: Result<void, ApiFailure> = ok()): void =>
    answers.get(`${name}@example.com`)?.resolve(result);
  return { ...page, verified: calls, answer };
}

describe("the admin's desk of sellers", () => {
  it('[G-ADM-1] sorts by a press on a heading, and back, and says which way', async () => {
    await aDesk();
    const sort = (name: string): string | null => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(names()).toEqual(['Arif Khan', 'Dipa Debnath', 'Émile Noor', 'Joy Saha', 'Rakib Hasan']);
    expect([sort('Name'), sort('Email Address')]).toEqual(['ascending', 'none']);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Rakib Hasan', 'Joy Saha', 'Émile Noor', 'Dipa Debnath', 'Arif Khan']);
    expect(sort('Name')).toBe('descending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Email address, A to Z');
    expect(sort('Email Address')).toBe('ascending');
  });

  it('[G-ADM-1] searches names and addresses, and says how many it shows', async () => {
    await aDesk();
    const search = screen.getByRole('searchbox', { name: 'Search name or email' });
    await userEvent.type(search, 'emile');
    expect(names()).toEqual(['Émile Noor']);
    expect(screen.getByText('1 of 5 sellers')).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, 'joy@example has');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(names()).toHaveLength(5);
  });

  it('[G-ADM-1] filters by verification, with counts', async () => {
    await aDesk();
    const show = within(screen.getByRole('group', { name: 'Show' }));
    expect(show.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All 5',
      'Not verified 4',
      'Verified 1',
    ]);
    await userEvent.click(show.getByRole('button', { name: 'Verified 1' }));
    expect(names()).toEqual(['Dipa Debnath']);
  });

  it('[G-ADM-1] keeps the choice while it is sorted and filtered, and verifies those who can be', async () => {
    const { verified, answer } = await aDesk();
    await choose('Arif Khan', 'Dipa Debnath');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await userEvent.type(screen.getByRole('searchbox'), 'rakib');
    await userEvent.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'Choose the one shown' }));
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }));
    expect(bar.getByText('3 chosen')).toBeTruthy();
    expect(bar.getByText('1 is verified already')).toBeTruthy();
    await userEvent.click(bar.getByRole('button', { name: 'Verify 2' }));
    expect(verified.toSorted()).toEqual(['arif@example.com', 'rakib@example.com']);
    answer('arif');
    answer('rakib');
    expect(await screen.findByText('2 sellers verified')).toBeTruthy();
  });

  it('[G-ADM-1] gives each row its result, and tries those again that failed', async () => {
    const { verified, answer, calls } = await aDesk();
    await userEvent.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'Choose all 5 shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verify 4' }));
    expect(screen.getByRole('group', { name: 'Verifying 4 sellers' }).textContent).toContain('0 of 4 done');
    const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
    expect(row('Arif Khan').textContent).toContain('Verifying…');
    answer('arif', fail({ code: 'api/timeout' }));
    await waitFor(() => expect(row('Arif Khan').textContent).toContain('Not confirmed. The shop took too long'));
    for (const name of ['rakib', 'émile', 'joy']) {
      await waitFor(() => expect(verified).toContain(`${name}@example.com`));
      answer(name);
    }
    const outcome = await screen.findByRole('group', { name: '3 sellers verified' });
    expect(outcome.textContent).toContain('1 not confirmed: Arif Khan. The shop took too long to answer.');
    expect(calls.filter((call) => call === 'list')).toHaveLength(2);
    await userEvent.click(within(outcome).getByRole('button', { name: 'Try again (1)' }));
    expect(verified).toHaveLength(5);
    answer('arif');
    expect(await screen.findByText('4 sellers verified')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('4 sellers verified')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[G-ADM-1] stops at once, and says what was not sent', async () => {
    const { verified, answer } = await aDesk();
    await choose('Arif Khan', 'Émile Noor', 'Joy Saha', 'Rakib Hasan');
    await userEvent.click(screen.getByRole('button', { name: 'Verify 4' }));
    const stop = screen.getByRole('button', { name: 'Stop' });
    expect(document.activeElement).toBe(stop);
    await userEvent.click(stop);
    const outcome = screen.getByRole('group', { name: '0 sellers verified' });
    expect(outcome.textContent).toContain('1 was not sent and hasn’t changed. 3 are still waiting for an answer.');
    expect(outcome.contains(document.activeElement)).toBe(true);
    const [first = ''] = verified;
    answer(first.split('@')[0] ?? '');
    expect(await screen.findByText('1 seller verified')).toBeTruthy();
    expect(verified).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 1' }));
    expect(verified).toHaveLength(4);
  });

  it('[G-ADM-1] stops when the page is left, and a toast says so', async () => {
    const { toasts, unmount, verified } = await aDesk();
    await choose('Arif Khan', 'Émile Noor', 'Joy Saha', 'Rakib Hasan');
    await userEvent.click(screen.getByRole('button', { name: 'Verify 4' }));
    unmount();
    expect(toasts()).toEqual(['Verifying stopped because you left the page. 1 of 4 sellers was not sent.']);
    expect(verified).toHaveLength(3);
  });

  it('moves from row to row by the arrow keys', async () => {
    await aDesk();
    screen.getByRole('checkbox', { name: 'Choose Arif Khan' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose Dipa Debnath' }));
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose Arif Khan' }));
    expect(screen.getByText('1 chosen')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
    expect(screen.queryByText('1 chosen')).toBeNull();
  });
});
