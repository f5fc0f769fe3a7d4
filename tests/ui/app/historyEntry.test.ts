import { beforeEach, expect, it } from 'vitest';
import { entryKey, nameEntry, setTextOfEntry, textOfEntry } from '#ui/context/historyEntry.ts';

beforeEach(() => window.history.replaceState(null, ''));

it('a history entry keeps its key and what another feature has stored beside a new text', () => {
  window.history.replaceState({ bookingOpened: true }, '');
  const key = nameEntry();
  setTextOfEntry('draft', 'd1');
  expect(nameEntry()).toBe(key);
  expect(textOfEntry('draft')).toBe('d1');
  expect(window.history.state).toEqual({ bookingOpened: true, place: key, draft: 'd1' });
});

it('a new history entry has neither the key nor the texts of the one before it', () => {
  const key = nameEntry();
  setTextOfEntry('draft', 'd1');
  window.history.pushState(null, '');
  expect([entryKey(), textOfEntry('draft')]).toEqual([undefined, undefined]);
  expect(nameEntry()).not.toBe(key);
});

it.each([null, 'd1', 7, { draft: 7, place: true }])(
  'a history entry whose state another script has replaced by %j has no text and no key',
  (state) => {
    window.history.replaceState(state, '');
    expect([entryKey(), textOfEntry('draft')]).toEqual([undefined, undefined]);
  },
);
