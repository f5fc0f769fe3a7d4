import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NeedsNetwork } from '#ui/parts/form/NeedsNetwork.tsx';
import { useModal } from '#ui/kit/useModal.ts';
import { aFrame } from '../app/aFrame.tsx';

afterEach(() => vi.restoreAllMocks());

function online(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function Button() {
  return (
    <NeedsNetwork title="Booking needs a connection." text="Kept here.">
      <button type="submit">Book</button>
    </NeedsNetwork>
  );
}

function Form() {
  const modal = useModal({ onClose: () => {}, isBusy: false, closesOnBackdrop: true });
  return (
    <dialog {...modal}>
      <form>
        <input aria-label="Phone" />
        <Button />
      </form>
    </dialog>
  );
}

function open(): void {
  online(true);
  aFrame({ actor: null }).draw('/blog', <Form />);
}

const book = (): HTMLElement => screen.getByRole('button', { name: 'Book' });
const said = (regions: readonly Element[]): string => regions.map(({ textContent }) => textContent).join('');
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
    expect(said(regions)).toBe(reason);
  });

  it('says in the dialog’s own region that the network is back', () => {
    open();
    const regions = [...document.querySelectorAll('dialog .visually-hidden[role=status]')];
    online(false);
    online(true);
    expect(said(regions)).toMatch(/^You’re online again\. .*you can send things again\.$/);
  });

  it('leaves no reason in the page’s region once the network is back, which the frame says', () => {
    online(true);
    aFrame({ actor: null }).draw('/blog', <Button />);
    const regions = [...document.querySelectorAll('.visually-hidden[role=status]')];
    online(false);
    expect(said(regions)).toBe(reason);
    online(true);
    expect(said(regions)).toBe('');
  });
});
