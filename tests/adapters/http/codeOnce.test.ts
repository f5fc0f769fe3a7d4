import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeOnce } from '#adapters/http/codeOnce.ts';
import { lateCalls } from '#adapters/marketplace-rest/lateCalls.ts';
import { fail } from '#domain/shared/Result.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';

describe('[G-FAULT-1] An adapter’s code', () => {
  it('is loaded once, and again only if it did not come', async () => {
    let loads = 0;
    const code = codeOnce(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return 'code';
    }, new HeldTimer().timer);
    expect(await code()).toBeNull();
    expect(await Promise.all([code(), code()])).toEqual(['code', 'code']);
    expect(loads).toBe(2);
  });

  it('is given up after 20 seconds, and used if it comes later', async () => {
    const held = new HeldTimer();
    let arrive = (_code: string): void => {};
    const arriving = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const code = codeOnce(() => arriving, held.timer);
    const first = code();
    held.pass(19_999);
    expect(await isSettled(first)).toBe(false);
    held.pass(1);
    expect(await first).toBeNull();
    const second = code();
    arrive('code');
    expect(await second).toBe('code');
  });
});

describe('[G-FAULT-1] A port whose code never comes', () => {
  it('answers that the shop cannot be reached', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const port = lateCalls<{ register: () => Promise<unknown> }>({ register: true }, never);
    const answer = port.register();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toEqual(fail({ code: 'api/unreachable' }));
  });
});
