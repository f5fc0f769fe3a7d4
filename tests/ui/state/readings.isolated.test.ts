import { afterEach, describe, expect, it } from 'vitest';
import { localDay } from '#ui/state/localDay.ts';
import { isUnfinished, noteTyping, whileWriting } from '#ui/state/unfinished.ts';
import { later } from './later.ts';

it('a day is written with leading zeros', () => {
  expect(localDay(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02');
  expect(localDay(new Date(2026, 10, 21).getTime())).toBe('2026-11-21');
});

describe('a page', () => {
  let stop = (): void => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function typeInto(markup: string, value: string): HTMLInputElement {
    document.body.innerHTML = markup;
    const field = document.querySelector<HTMLInputElement>('input, textarea, select, b');
    if (field === null) throw new Error('There is no field.');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  }

  it.each([
    '<form><input></form>',
    '<form><textarea></textarea></form>',
    '<form><select><option>a</option></select></form>',
  ])('is unfinished while there is text in %s', (markup) => {
    stop = noteTyping();
    const field = typeInto(markup, 'a');
    expect(isUnfinished()).toBe(true);
    field.remove();
    expect(isUnfinished()).toBe(false);
  });

  it('is unfinished even if the form hides its events from the page', () => {
    stop = noteTyping();
    document.body.innerHTML = '<form><input></form>';
    const field = document.querySelector('input');
    field?.addEventListener('input', (event) => event.stopPropagation());
    if (field !== null) field.value = 'a';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(isUnfinished()).toBe(true);
  });

  it('is finished when the text is removed, and for fields outside forms', () => {
    stop = noteTyping();
    typeInto('<form><input></form>', 'a').value = '';
    expect(isUnfinished()).toBe(false);
    typeInto('<input>', 'a');
    expect(isUnfinished()).toBe(false);
    typeInto('<form><b></b></form>', 'a');
    expect(isUnfinished()).toBe(false);
  });

  it('tracks no typing once nobody listens', () => {
    noteTyping()();
    typeInto('<form><input></form>', 'a');
    expect(isUnfinished()).toBe(false);
  });

  it('is unfinished until each write has its answer, or has failed', async () => {
    const [one, other] = [later<string>(), later<string>()];
    const writes = [whileWriting(() => one.promise), whileWriting(() => other.promise)];
    one.resolve('done');
    expect(await writes[0]).toBe('done');
    expect(isUnfinished()).toBe(true);
    other.reject(new Error('no'));
    await expect(writes[1]).rejects.toThrow('no');
    expect(isUnfinished()).toBe(false);
  });
});
