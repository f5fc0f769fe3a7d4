import { expect, it } from 'vitest';
import { fetchCode, LateCode } from '#ui/context/fetchCode.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';

it('[G-FAULT-1] gives up on code that does not arrive within 20 seconds', async () => {
  const held = new HeldTimer();
  const fetching = fetchCode(never, held.timer);
  held.pass(19_999);
  expect(await isSettled(fetching)).toBe(false);
  held.pass(1);
  await expect(fetching).rejects.toThrow(LateCode);
});

it('passes on code that arrives, and the reason when it does not', async () => {
  const held = new HeldTimer();
  expect(await fetchCode(async () => 'code', held.timer)).toBe('code');
  await expect(fetchCode(() => Promise.reject(new TypeError('Failed to fetch')), held.timer)).rejects.toThrow(
    'Failed to fetch',
  );
  expect(held.isHeld).toBe(false);
});
