import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeTexts } from '#ui/copy/outcomes.ts';
import { Toasts } from '#ui/design/Toasts.tsx';
import { inApp } from './inApp.tsx';

const region = (): HTMLElement => screen.getByRole('status');
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('speak politely, in a region that was there before them', () => {
    const { notifications } = inApp(<Toasts />);
    const before = region();
    expect(before.getAttribute('aria-live')).toBe('polite');
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.booked));
    expect(region()).toBe(before);
    expect(before.textContent).toBe('Booking confirmed');
  });

  it('speak the chosen language', () => {
    const { notifications } = inApp(<Toasts />, 'original');
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.productDeleted));
    expect(region().textContent).toBe('Product Deteded successfully');
  });

  it('go away by themselves after six seconds, but not what went wrong', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => {
      notifications.say('success', outcomeTexts, (texts) => texts.booked);
      notifications.say('danger', outcomeTexts, (texts) => texts.bookingDeleted);
    });
    pass(5900);
    expect(notifications.all).toHaveLength(2);
    pass(200);
    expect(notifications.all.map((one) => one.tone)).toEqual(['danger']);
    pass(60_000);
    expect(notifications.all).toHaveLength(1);
  });

  it('stay while the pointer or the focus is on them', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.booked));
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(notifications.all).toHaveLength(1);
    fireEvent.pointerLeave(region());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(notifications.all).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(6100);
    expect(notifications.all).toHaveLength(0);
  });

  it('are dismissed one by one', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => {
      notifications.say('danger', outcomeTexts, (texts) => texts.booked);
      notifications.say('danger', outcomeTexts, (texts) => texts.bookingDeleted);
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? region());
    expect(region().textContent).toBe('Booking deleted');
  });
});

describe('a toast with a way back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function say() {
    const { notifications } = inApp(<Toasts />);
    const told: string[] = [];
    act(() => void notifications.say('info', outcomeTexts, (texts) => texts.booked, {
      lasts: 8000,
      action: { label: () => 'Undo', run: () => told.push('undone') },
      closing: () => 'Do it now',
      onGone: () => told.push('gone'),
    }));
    return { notifications, told };
  }

  it('lasts as long as it says, and tells when its time is up', () => {
    const { notifications, told } = say();
    pass(7900);
    expect(told).toEqual([]);
    pass(200);
    expect(told).toEqual(['gone']);
    expect(notifications.all).toHaveLength(0);
  });

  it('names what closing it does, and tells that it was closed', () => {
    const { told } = say();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Do it now' }));
    pass(60_000);
    expect(told).toEqual(['gone']);
  });

  it('does the one or the other, never both', () => {
    const { told, notifications } = say();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    pass(60_000);
    expect(told).toEqual(['undone']);
    expect(notifications.all).toHaveLength(0);
  });
});
