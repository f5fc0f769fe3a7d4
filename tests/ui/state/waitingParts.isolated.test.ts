import { expect, it } from 'vitest';
import { addWaitingPart, isAnythingWaiting } from '#ui/state/waitingParts.ts';

it('a page waits until each of its parts has arrived', () => {
  expect(isAnythingWaiting()).toBe(false);
  const code = addWaitingPart();
  const list = addWaitingPart();
  code();
  expect(isAnythingWaiting()).toBe(true);
  list();
  expect(isAnythingWaiting()).toBe(false);
});
