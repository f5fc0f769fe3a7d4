import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunk } from '#ui/context/chunk.ts';
import { FrameNotices } from '#ui/app/FrameNotices.tsx';
import { aFrame } from './aFrame.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A frame whose notices fail to load a number of times. */
function aFrameWithout(failures: number) {
  let asked = 0;
  const notices = chunk(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>You’re offline.</p>;
  });
  aFrame().draw('/blog', <FrameNotices notices={notices} />);
  return { asked: () => asked };
}

const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('[G-OFFLINE-1] the code of the notices about the network', () => {
  it('loads after the files of the first visit', async () => {
    const { asked } = aFrameWithout(0);
    await pass(3);
    expect(asked()).toBe(0);
    await pass(1);
    expect(screen.queryByText('You’re offline.')).not.toBeNull();
    await pass(600);
    expect(asked()).toBe(1);
  });

  it('loads at once where the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    aFrameWithout(0);
    await pass(0);
    expect(screen.queryByText('You’re offline.')).not.toBeNull();
  });

  it('is requested again after a network that failed, ever less often', async () => {
    const { asked } = aFrameWithout(2);
    await pass(4);
    expect(asked()).toBe(1);
    await pass(8);
    expect(asked()).toBe(2);
    await pass(11);
    expect(asked()).toBe(2);
    await pass(1);
    expect(screen.queryByText('You’re offline.')).not.toBeNull();
  });
});
