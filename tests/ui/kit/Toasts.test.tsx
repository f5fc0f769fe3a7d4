import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { addOpenDialog } from '#ui/kit/openDialogs.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
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

  it('are announced politely, in a region that existed before them', () => {
    const { notifications } = inApp(<Toasts />);
    const before = region();
    expect(before.getAttribute('aria-live')).toBe('polite');
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.booked));
    expect(region()).toBe(before);
    expect(before.textContent).toBe('Booking confirmed');
  });

  it('[G-A11Y-1] are in the open dialog or else in the page, in a region that existed before them', () => {
    const { notifications } = inApp(<Toasts />);
    const inPage = region();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.show();
    let close = (): void => {};
    act(() => {
      close = addOpenDialog(dialog);
    });
    const inDialog = within(dialog).getByRole('status');
    act(() => void notifications.say('danger', outcomeTexts, (texts) => texts.booked));
    expect([inDialog.textContent, inPage.textContent]).toEqual(['Booking confirmed', '']);
    act(() => {
      close();
      notifications.say('danger', outcomeTexts, (texts) => texts.bookingDeleted);
    });
    expect([dialog.textContent, region()]).toEqual(['', inPage]);
    expect(inPage.textContent).toBe('Booking confirmedBooking deleted');
    dialog.remove();
  });

  it('[G-A11Y-1] that were heard are not said again in a dialog that opens', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => void notifications.say('danger', outcomeTexts, (texts) => texts.booked));
    pass(2000);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.show();
    let close = (): void => {};
    act(() => {
      close = addOpenDialog(dialog);
      notifications.say('danger', outcomeTexts, (texts) => texts.bookingDeleted);
    });
    pass(300);
    const toasts = [...within(dialog).getByRole('status').children];
    expect(toasts.map((toast) => toast.getAttribute('aria-live'))).toEqual(['off', null]);
    act(() => close());
    dialog.remove();
  });

  it('[G-A11Y-1] are said a moment after they come, because a dialog that closes then interrupts what is said', () => {
    const { notifications } = inApp(<Toasts />);
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.booked));
    const [toast] = region().children;
    const silent = screen.getByText('Booking confirmed');
    expect([toast?.getAttribute('aria-live'), silent.getAttribute('aria-hidden')]).toEqual(['off', 'true']);
    pass(300);
    const said = screen.getByText('Booking confirmed');
    expect([toast?.getAttribute('aria-live'), said.getAttribute('aria-hidden')]).toEqual([null, null]);
    expect([said === silent, silent.isConnected]).toEqual([false, false]);
  });

  it('[G-A11Y-1] say with each action what it is about', () => {
    const { notifications } = inApp(<Toasts />);
    const actions = [{ label: () => 'Undo', run: () => {} }];
    act(() => void notifications.say('info', outcomeTexts, (texts) => texts.bookingDeleted, { actions }));
    screen.getByRole('button', { name: 'Undo', description: 'Booking deleted' });
  });

  it('use the chosen language', () => {
    const { notifications } = inApp(<Toasts />, 'original');
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.productDeleted));
    expect(region().textContent).toBe('Product Deteded successfully');
  });

  it('disappear after six seconds, except failures', () => {
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

  it.each([
    ['scroll a focused control clear of themselves', 590, 1],
    ['leave the page where it is if they cover no focused control', 300, 0],
  ])('[G-A11Y-1] %s', (_what, top, scrolls) => {
    const { notifications } = inApp(
      <>
        <button type="button">Check</button>
        <Toasts />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Check' });
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 24, 24));
    vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 600, 328, 60));
    const scroll = vi.spyOn(button, 'scrollIntoView');
    act(() => button.focus());
    act(() => void notifications.say('success', outcomeTexts, (texts) => texts.booked));
    expect(scroll).toHaveBeenCalledTimes(scrolls);
    vi.restoreAllMocks();
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

describe('a toast with Undo', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function say() {
    const { notifications, unmount } = inApp(<Toasts />);
    const told: string[] = [];
    act(
      () =>
        void notifications.say('info', outcomeTexts, (texts) => texts.booked, {
          stays: true,
          pause: () => {
            told.push('paused');
            return () => told.push('resumed');
          },
          actions: [
            { label: () => 'Undo', run: () => told.push('undone') },
            { label: () => 'Do it now', run: () => told.push('done') },
          ],
        }),
    );
    return { notifications, told, unmount };
  }

  it('stays until its owner dismisses it, and runs nothing by itself', () => {
    const { notifications, told } = say();
    pass(60_000);
    expect(notifications.all).toHaveLength(1);
    act(() => notifications.dismiss(notifications.all[0]?.id ?? 0));
    expect(told).toEqual([]);
  });

  it('offers its actions instead of the close button', () => {
    const { told } = say();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Do it now' }));
    pass(60_000);
    expect(told).toEqual(['done']);
  });

  it('[G-UNDO-1] pauses its timer while the pointer is on it, and restarts it when it leaves the screen', () => {
    const { told, unmount } = say();
    fireEvent.pointerEnter(region());
    fireEvent.pointerLeave(region());
    expect(told).toEqual(['paused', 'resumed']);
    fireEvent.pointerEnter(region());
    unmount();
    expect(told).toEqual(['paused', 'resumed', 'paused', 'resumed']);
  });

  it('runs one of its actions, never both', () => {
    const { told, notifications } = say();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    pass(60_000);
    expect(told).toEqual(['undone']);
    expect(notifications.all).toHaveLength(0);
  });
});
