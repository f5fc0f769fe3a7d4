import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Column } from '#ui/kit/Column.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { inApp } from './inApp.tsx';

type Row = { readonly id: string };

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ id }) => <button type="button">{id}</button> },
];
const rows = (count: number): Row[] => Array.from({ length: count }, (_, place) => ({ id: `row ${place + 1}` }));

function aTable(count: number): HTMLElement {
  inApp(<DataTable caption="Things" columns={columns} rows={rows(count)} isDesk />);
  return screen.getByRole('table', { name: 'Things' });
}

/** Scrolls until this many rows are above the window. */
function scrollTo(table: HTMLElement, rowsAbove: number): void {
  const body = table.querySelector('tbody');
  if (body === null) throw new Error('The table has no body.');
  body.getBoundingClientRect = () => ({ top: -72 * rowsAbove }) as DOMRect;
  fireEvent.scroll(window);
}

const drawn = (table: HTMLElement): HTMLElement[] => within(table).queryAllByRole('row').slice(1);

describe('a table', () => {
  it('is drawn whole up to a hundred rows', () => {
    const table = aTable(100);
    expect(drawn(table)).toHaveLength(100);
    expect(table.getAttribute('aria-rowcount')).toBeNull();
  });

  it('[G-ADM-1] of 5,000 rows draws those near the window, and says where they are', () => {
    const table = aTable(5000);
    expect(drawn(table).length).toBeLessThan(40);
    expect(table.getAttribute('aria-rowcount')).toBe('5001');
    expect(drawn(table)[0]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('[G-ADM-1] keeps the row with the focus when it is scrolled away', () => {
    const table = aTable(5000);
    screen.getByRole('button', { name: 'row 2' }).focus();
    scrollTo(table, 3000);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'row 2' }));
    const indexes = drawn(table).map((row) => Number(row.getAttribute('aria-rowindex')));
    expect([indexes[0], indexes[1]]).toEqual([3, 3002]);
    expect(screen.queryByRole('button', { name: 'row 1' })).toBeNull();
  });

  it('[G-ADM-1] shows other rows after a jump, each with its own place', () => {
    const table = aTable(5000);
    for (const rowsAbove of [3000, 4980, 0]) {
      scrollTo(table, rowsAbove);
      const [first] = drawn(table);
      expect(first?.getAttribute('aria-rowindex')).toBe(`${rowsAbove + 2}`);
      for (const row of drawn(table)) {
        expect(within(row).getByRole('button').textContent).toBe(
          `row ${Number(row.getAttribute('aria-rowindex')) - 1}`,
        );
      }
    }
  });

  it('[G-ADM-1] never shows another row where a press began or the focus is', () => {
    const table = aTable(5000);
    const focused = screen.getByRole('button', { name: 'row 1' });
    const pressed = screen.getByRole('button', { name: 'row 2' });
    focused.focus();
    fireEvent.pointerDown(pressed);
    scrollTo(table, 3000);
    scrollTo(table, 1000);
    expect([focused.isConnected, focused.textContent]).toEqual([true, 'row 1']);
    expect([pressed.isConnected, pressed.textContent]).toEqual([false, 'row 2']);
  });

  it('[G-ADM-1] of 5,000 rows shows another order, and what a search leaves of them', () => {
    const list = rows(5000);
    const views = [list, list.toReversed(), list.slice(40, 50)];
    function Views() {
      const [view, setView] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setView((view + 1) % views.length)}>
            Next view
          </button>
          <DataTable caption="Things" columns={columns} rows={views[view] ?? []} list={list} />
        </>
      );
    }
    inApp(<Views />);
    const table = screen.getByRole('table', { name: 'Things' });
    const firstAndCount = (): readonly unknown[] => {
      fireEvent.click(screen.getByRole('button', { name: 'Next view' }));
      return [drawn(table)[0]?.textContent, ...['aria-rowcount', 'aria-busy'].map((name) => table.getAttribute(name))];
    };
    expect([firstAndCount(), firstAndCount(), firstAndCount()]).toEqual([
      ['row 5000', '5001', null],
      ['row 41', null, null],
      ['row 1', '5001', null],
    ]);
  });

  it('[G-A11Y-1] hands the focus to the next row when the row that has it goes', async () => {
    function Shrinking() {
      const [gone, setGone] = useState('');
      const acting = [
        {
          key: 'name',
          header: 'Name',
          cell: ({ id }: Row) => (
            <button type="button" onClick={() => setGone(id)}>
              {id}
            </button>
          ),
        },
      ];
      return (
        <main>
          <DataTable caption="Things" columns={acting} rows={rows(3).filter(({ id }) => id !== gone)} />
        </main>
      );
    }
    inApp(<Shrinking />);
    const pressed = screen.getByRole('button', { name: 'row 2' });
    pressed.focus();
    fireEvent.click(pressed);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'row 3' })));
  });

  it('[G-ADM-1] of 5,000 rows is printed whole', () => {
    const table = aTable(500);
    fireEvent(window, new Event('beforeprint'));
    expect(drawn(table)).toHaveLength(500);
    fireEvent(window, new Event('afterprint'));
    expect(drawn(table).length).toBeLessThan(40);
  });

  it('takes the focus down from row to row, and past the last row nowhere', () => {
    const table = aTable(3);
    screen.getByRole('button', { name: 'row 1' }).focus();
    for (const _ of [1, 2, 3]) fireEvent.keyDown(document.activeElement ?? table, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'row 3' }));
  });
});
