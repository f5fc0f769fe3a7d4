import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bookingStages } from '#domain/booking/bookingLife.ts';
import { dealSides } from '#domain/booking/BookingState.ts';
import type { Failure } from '#domain/failures.ts';
import { DealState } from '#ui/features/booking/DealState.tsx';
import { ReasonForm } from '#ui/features/booking/ReasonForm.tsx';
import { seller } from '../../builders/people.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { inApp } from '../kit/inApp.tsx';

type Asked = { readonly move?: 'decline' | 'cancel'; readonly isPending?: boolean; readonly failure?: Failure };

function ask({ move = 'cancel', isPending = false, failure }: Asked = {}) {
  const onSubmit = vi.fn<(reason: string) => Promise<boolean>>(async () => true);
  const onBack = vi.fn<() => void>();
  const Page = () => (
    <ReasonForm
      bookingId="b1"
      side="seller"
      move={move}
      submitLabel="End it"
      pendingLabel="Ending…"
      isPending={isPending}
      failure={failure ?? null}
      onSubmit={onSubmit}
      onBack={onBack}
    />
  );
  aDashboard({ actor: seller, viewModels: () => ({}) }).open('/dashboard/requests', Page);
  return { onSubmit, onBack, user: userEvent.setup(), field: screen.getByRole('textbox', { name: /Reason/ }) };
}

describe('the form for a reason', () => {
  it('takes the focus when it opens', () => {
    const { field } = ask();
    expect(document.activeElement).toBe(field);
  });

  it('sends a suggested reason as the person has changed it', async () => {
    const { user, field, onSubmit } = ask();
    await user.click(screen.getByRole('button', { name: 'I sold it elsewhere' }));
    await user.type(field, ' yesterday');
    await user.click(screen.getByRole('button', { name: 'End it' }));
    expect(onSubmit.mock.calls).toEqual([['I sold it elsewhere yesterday']]);
  });

  it('asks for the reason of a cancellation, and leads to the field', async () => {
    const { user, field, onSubmit } = ask();
    await user.click(screen.getByRole('button', { name: 'End it' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Please say why')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('lets a seller decline without a reason', async () => {
    const { user, onSubmit } = ask({ move: 'decline' });
    await user.click(screen.getByRole('button', { name: 'End it' }));
    expect(onSubmit.mock.calls).toEqual([['']]);
  });

  it('goes back by its button and by Escape', async () => {
    const { user, onBack } = ask();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.keyboard('{Escape}');
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('stays while the reason is being sent', async () => {
    const { user, onBack, onSubmit } = ask({ move: 'decline', isPending: true });
    await user.click(screen.getByRole('button', { name: 'Ending…' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.keyboard('{Escape}');
    expect(onBack).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why the reason was not sent', () => {
    ask({ failure: { code: 'api/offline' } });
    expect(screen.getByRole('alert').textContent).toContain('You’re offline');
  });
});

describe('[G-SALE-1] the state of a deal', () => {
  it.each(dealSides)('has words for the %s in every stage', (side) => {
    inApp(bookingStages.map((stage) => <DealState key={stage} stage={stage} side={side} />));
    const words = [...document.querySelectorAll('.badge-state')].map((badge) => badge.textContent);
    expect(words).toHaveLength(bookingStages.length);
    expect(new Set(words).size).toBe(bookingStages.length);
  });
});
