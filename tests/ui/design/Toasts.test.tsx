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
    act(() => notifications.say('success', outcomeTexts, (texts) => texts.booked));
    expect(region()).toBe(before);
    expect(before.textContent).toBe('Booking confirmed');
  });

  it('speak the chosen language', () => {
    const { notifications } = inApp(<Toasts />, 'original');
    act(() => notifications.say('success', outcomeTexts, (texts) => texts.productDeleted));
    expect(region().textContent).toBe('Product Deteded successfully');
  });

  it('go away by themselves after six seconds, but not what went wrong', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => {
      notifications.say('success', outcomeTexts, (texts) => texts.booked);
      notifications.say('danger', outcomeTexts, (texts) => texts.loggedOut);
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
    act(() => notifications.say('success', outcomeTexts, (texts) => texts.booked));
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
      notifications.say('danger', outcomeTexts, (texts) => texts.loggedOut);
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? region());
    expect(region().textContent).toBe('You are logged out');
  });
});
