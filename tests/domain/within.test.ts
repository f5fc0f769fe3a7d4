import { expect, test } from 'vitest';
import { within } from '#domain/shared/within.ts';
import { HeldTimer, isSettled, never } from '../HeldTimer.ts';

test('[G-FAULT-1] answers a result in time, and stops its timer', async () => {
  const held = new HeldTimer();
  expect(await within(1000, Promise.resolve('here'), () => 'late', held.timer)).toBe('here');
  expect(held.isHeld).toBe(false);
});

test('[G-FAULT-1] throws an error in time, and stops its timer', async () => {
  const held = new HeldTimer();
  await expect(within(1000, Promise.reject(new Error('broken')), () => 'late', held.timer)).rejects.toThrow('broken');
  expect(held.isHeld).toBe(false);
});

test('[G-FAULT-1] ends at its limit, not before', async () => {
  const held = new HeldTimer();
  const waiting = within(1000, never<string>(), () => 'late', held.timer);
  held.pass(999);
  expect(await isSettled(waiting)).toBe(false);
  held.pass(1);
  expect(await waiting).toBe('late');
});

test('ignores results and errors after its limit', async () => {
  const held = new HeldTimer();
  let give: (text: string) => void = () => undefined;
  let breakIt: (error: Error) => void = () => undefined;
  const given = within(
    1000,
    new Promise<string>((resolve) => {
      give = resolve;
    }),
    () => 'late',
    held.timer,
  );
  const broken = within(
    1000,
    new Promise<string>((_resolve, reject) => {
      breakIt = reject;
    }),
    () => 'late',
    held.timer,
  );
  held.pass(1000);
  give('here');
  breakIt(new Error('broken'));
  expect([await given, await broken]).toEqual(['late', 'late']);
});
