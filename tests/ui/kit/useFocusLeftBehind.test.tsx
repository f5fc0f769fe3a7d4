import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusLeftBehind } from '#ui/kit/useFocusLeftBehind.ts';

function Row({ name }: { readonly name: string }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusLeftBehind(row);
  return (
    <li ref={row} tabIndex={-1} aria-label={name}>
      <button type="button">{name}</button>
    </li>
  );
}

const page = (names: readonly string[]) => (
  <main>
    <h1 tabIndex={-1}>Requests</h1>
    <ul>
      {names.map((name) => (
        <Row key={name} name={name} />
      ))}
    </ul>
  </main>
);

describe('[G-A11Y-1] the focus in a row that goes', () => {
  it.each([
    [['one', 'two', 'three'], 'two', ['one', 'three'], 'three'],
    [['one', 'two', 'three'], 'three', ['one', 'two'], 'two'],
    [['one', 'two', 'three'], 'two', ['one'], 'one'],
  ])('comes to the nearest one left: of %j, %s goes, %j stay, and %s has it', async (names, gone, left, next) => {
    const { rerender } = render(page(names));
    screen.getByRole('button', { name: gone }).focus();
    rerender(page(left));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: next })));
  });

  it('comes to the heading if no row is left', async () => {
    const { rerender } = render(page(['one']));
    screen.getByRole('button', { name: 'one' }).focus();
    rerender(page([]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });

  it('stays where it is if it is elsewhere', async () => {
    const { rerender } = render(page(['one', 'two']));
    screen.getByRole('button', { name: 'one' }).focus();
    rerender(page(['one']));
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'one' }));
  });
});
