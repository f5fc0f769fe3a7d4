import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { RowSelection } from '#ui/state/RowSelection.ts';

describe('a selection of rows', () => {
  it('chooses and drops rows one by one, or many at once', () => {
    const selection = new RowSelection();
    selection.choose('a', true);
    selection.chooseAll(['b', 'c'], true);
    selection.choose('a', false);
    expect([selection.size, selection.has('a'), selection.has('b'), selection.has('c')]).toEqual([
      2,
      false,
      true,
      true,
    ]);
    selection.chooseAll(['b', 'x'], false);
    expect([selection.size, selection.has('b'), selection.has('c')]).toEqual([1, false, true]);
    selection.clear();
    expect(selection.size).toBe(0);
  });

  it('says whether none, some or all of the shown rows are chosen', () => {
    const selection = new RowSelection();
    const shown = ['a', 'b'];
    expect([selection.among(shown), selection.among([])]).toEqual(['none', 'none']);
    selection.choose('a', true);
    expect(selection.among(shown)).toBe('some');
    selection.chooseAll(['b', 'c'], true);
    expect(selection.among(shown)).toBe('all');
    expect(selection.among(['d'])).toBe('none');
  });

  it('keeps rows that a filter hides, and drops those that are gone from the list', () => {
    const selection = new RowSelection();
    selection.chooseAll(['a', 'b', 'c'], true);
    selection.keepOnly(['b', 'c', 'd']);
    expect([selection.size, selection.has('a'), selection.has('b'), selection.has('d')]).toEqual([
      2,
      false,
      true,
      false,
    ]);
  });

  it('tells only those who look at a row that changed', () => {
    const selection = new RowSelection();
    const looks: string[] = [];
    const ends = ['a', 'b'].map((id) => autorun(() => looks.push(`${id} ${selection.has(id)}`)));
    selection.choose('a', true);
    expect(looks).toEqual(['a false', 'b false', 'a true']);
    for (const end of ends) end();
  });
});
