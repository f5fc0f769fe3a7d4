import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '#ui/app/notices/Notices.tsx';
import { NeedsNetwork } from '#ui/parts/form/NeedsNetwork.tsx';
import { Connection } from '#ui/state/Connection.ts';
import { aFrame } from './aFrame.tsx';

afterEach(() => vi.restoreAllMocks());

describe('[G-OFFLINE-1] the notice about the network', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(2026, 10, 22, 15) }),
  );
  afterEach(() => void vi.useRealTimers());

  function aNotice(isOnline: boolean) {
    const connection = new Connection(isOnline);
    const onRetry = vi.fn();
    const onShowKept = vi.fn(() => connection.chooseKept());
    aFrame().draw('/blog', <Notices connection={connection} onRetry={onRetry} onShowKept={onShowKept} />);
    return { connection, onRetry, onShowKept };
  }
  const at14 = new Date(2026, 10, 22, 14, 5).getTime();
  const text = (): string => document.querySelector('.net-status')?.textContent ?? '';

  it('says nothing while the device is online', () => {
    aNotice(true);
    expect(text()).toBe('');
  });

  it('says from when the oldest part of the page is', () => {
    const { connection } = aNotice(false);
    expect(text()).toContain('You’re offline. Pages you’ve seen before still open.');
    act(() => {
      connection.show(at14);
      connection.show(new Date(2026, 10, 22, 14, 30).getTime());
    });
    expect(text()).toContain('You’re offline. Showing what you saw at 14:05.');
    act(() => connection.show(new Date(2026, 10, 18, 9, 12).getTime()));
    expect(text()).toContain('Showing what you saw on 18 Nov, 09:12.');
  });

  it('offers to try again', () => {
    const { onRetry } = aNotice(false);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says for six seconds that the network is back', () => {
    const { connection } = aNotice(false);
    act(() => connection.return());
    expect(text()).toContain('You’re online again.');
    act(() => void vi.advanceTimersByTime(6000));
    expect(text()).toBe('');
  });

  it('leaves the focus to the page when its button goes', async () => {
    const connection = new Connection(false);
    aFrame().draw(
      '/blog',
      <main id="main" tabIndex={-1}>
        <Notices connection={connection} onRetry={() => {}} onShowKept={() => {}} />
      </main>,
    );
    screen.getByRole('button', { name: 'Try again' }).focus();
    await act(async () => connection.return());
    expect(document.activeElement?.id).toBe('main');
  });

  it('forgets the age of what was shown when another page opens', () => {
    const { connection } = aNotice(false);
    act(() => connection.show(Date.now()));
    act(() => window.history.pushState(null, '', '/login'));
    expect(connection.seenAt).toBeNull();
  });

  it('offers what the device keeps, and then says how old it is', () => {
    const { connection, onShowKept, onRetry } = aNotice(true);
    act(() => {
      connection.offer(new Date(2026, 10, 22, 14, 30).getTime());
      connection.offer(at14);
    });
    expect(text()).toContain('The shop isn’t answering.');
    const button = screen.getByRole('button', { name: 'Show what you saw at 14:05' });
    button.focus();
    act(() => button.click());
    expect(onShowKept).toHaveBeenCalledTimes(1);
    act(() => connection.show(at14));
    expect(text()).toContain('The shop isn’t answering. Showing what you saw at 14:05.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    act(() => connection.offer(at14));
    expect(text()).not.toContain('Show what');
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    act(() => connection.return());
    expect(text()).toContain('The shop answers again.');
    act(() => void vi.advanceTimersByTime(6000));
    expect(text()).toBe('');
  });

  it('offers nothing where the shop answers something of the page, and anew on the next page', () => {
    const { connection } = aNotice(true);
    act(() => connection.offer(at14));
    act(() => connection.answer());
    expect(text()).toBe('');
    act(() => connection.offer(at14));
    expect(text()).toBe('');
    act(() => window.history.pushState(null, '', '/login'));
    act(() => connection.offer(at14));
    expect(text()).toContain('The shop isn’t answering.');
    act(() => window.history.pushState(null, '', '/blog'));
    expect(text()).toBe('');
  });

  it('says what was told before it was drawn', () => {
    const connection = new Connection(true);
    connection.offer(at14);
    aFrame().draw('/blog', <Notices connection={connection} onRetry={() => {}} onShowKept={() => {}} />);
    expect(text()).toContain('Show what you saw at 14:05');
  });

  it('says that the device is offline rather than that the shop is silent', () => {
    const { connection } = aNotice(true);
    act(() => {
      connection.chooseKept();
      connection.leave();
    });
    expect(text()).toContain('You’re offline.');
    act(() => connection.return());
    expect(text()).toContain('You’re online again.');
  });
});

describe('[G-OFFLINE-1] a button that needs the network', () => {
  const online = (isOnline: boolean): void => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('gives way to the reason while the device is offline, and returns with the network', () => {
    online(true);
    aFrame().draw(
      '/blog',
      <NeedsNetwork title="Booking needs a connection." text="Kept here.">
        <button type="submit">Book</button>
      </NeedsNetwork>,
    );
    expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
    online(false);
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
    expect(screen.getByText('Booking needs a connection.')).toBeTruthy();
    expect(document.body.textContent).toContain('Booking needs a connection.');
    online(true);
    expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  });
});
