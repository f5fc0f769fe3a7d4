import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePassedFocus } from '#ui/kit/usePassedFocus.ts';

function Row({ isDone }: { readonly isDone: boolean }) {
  const button = usePassedFocus(isDone);
  return (
    <table>
      <tbody>
        <tr>
          <td>
            <button type="button">Edit</button>
            <button type="button" ref={button} disabled={isDone}>
              Advertise
            </button>
            <button type="button">Delete</button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

afterEach(() => vi.restoreAllMocks());

describe('[G-A11Y-1] the focus of a row’s button that becomes disabled goes to the button before it', () => {
  it.each([
    ['and the page stays where a person with a mouse has scrolled', true],
    ['and the page scrolls there for a person with a keyboard', false],
  ])('%s', (_sentence, stays) => {
    const { rerender } = render(<Row isDone={false} />);
    const advertise = screen.getByRole('button', { name: 'Advertise' });
    if (stays) fireEvent.pointerDown(advertise);
    else fireEvent.keyDown(advertise, { key: 'Enter' });
    advertise.focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    rerender(<Row isDone />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    expect(focus.mock.lastCall?.[0]?.preventScroll).toBe(stays);
  });
});
