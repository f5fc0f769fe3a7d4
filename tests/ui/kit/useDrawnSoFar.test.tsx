import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDrawnSoFar } from '#ui/kit/useDrawnSoFar.ts';

function List({ count }: { readonly count: number }) {
  return (
    <ul>
      {Array.from({ length: useDrawnSoFar(count) }, (_, place) => (
        <li key={place} />
      ))}
    </ul>
  );
}

const drawn = (): number => screen.queryAllByRole('listitem').length;

describe('[G-PERF-1] a long list', () => {
  it('is drawn in parts, to its end', async () => {
    const parts: number[] = [];
    render(<List count={40} />);
    const note = new MutationObserver(() => parts.push(drawn()));
    note.observe(document.body, { childList: true, subtree: true });
    expect(drawn()).toBe(12);
    await waitFor(() => expect(drawn()).toBe(40));
    expect(parts).toEqual([24, 36, 40]);
    note.disconnect();
  });

  it('is drawn whole at once where it is short', () => {
    render(<List count={5} />);
    expect(drawn()).toBe(5);
  });

  it('is whole in print, however much is drawn', () => {
    render(<List count={1000} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toBe(1000);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn()).toBeLessThan(1000);
  });
});
