import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '#ui/kit/Announcer.tsx';
import { NeedsNetwork } from '#ui/parts/form/NeedsNetwork.tsx';
import { useModal } from '#ui/kit/useModal.ts';

afterEach(() => vi.restoreAllMocks());

function online(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function Form() {
  const modal = useModal({ onClose: () => {}, isBusy: false, closesOnBackdrop: true });
  return (
    <dialog {...modal}>
      <form>
        <input aria-label="Phone" />
        <NeedsNetwork title="Booking needs a connection." text="Kept here.">
          <button type="submit">Book</button>
        </NeedsNetwork>
      </form>
    </dialog>
  );
}

function open(): void {
  online(true);
  render(
    <Announcer>
      <Form />
    </Announcer>,
  );
}

const book = (): HTMLElement => screen.getByRole('button', { name: 'Book' });
const reason = 'Booking needs a connection. Kept here.';

describe('[G-OFFLINE-1] [G-A11Y-1] a button that needs the network', () => {
  it('passes the focus to the reason when the device goes offline, and gets it back with the network', () => {
    open();
    act(() => book().focus());
    online(false);
    expect(document.activeElement?.textContent).toContain('Booking needs a connection.');
    online(true);
    expect(document.activeElement).toBe(book());
    online(false);
    expect(document.activeElement?.textContent).toContain('Booking needs a connection.');
  });

  it('leaves the focus in a field', () => {
    open();
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    online(false);
    online(true);
    expect(document.activeElement).toBe(field);
  });

  it('says the reason in the dialog’s own region', () => {
    open();
    const regions = [...document.querySelectorAll('dialog .visually-hidden[role=status]')];
    expect(regions).toHaveLength(2);
    online(false);
    expect(regions.map(({ textContent }) => textContent).join('')).toBe(reason);
  });
});
