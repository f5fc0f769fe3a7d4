import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer, useAnnounce } from '#ui/kit/Announcer.tsx';
import { addOpenDialog } from '#ui/kit/openDialogs.ts';

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('English is used now')}>
      Say it
    </button>
  );
}

/** The text of the live regions inside an element. */
const saidIn = (element: HTMLElement): string =>
  within(element)
    .getAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('');

describe('[G-A11Y-1] an announcement', () => {
  it('is made in the dialog that is open, because everything outside it is inert', () => {
    const { container } = render(
      <Announcer>
        <Speaker />
      </Announcer>,
    );
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let close = (): void => {};
    act(() => {
      close = addOpenDialog(dialog);
    });
    expect(saidIn(dialog)).toBe('');
    act(() => screen.getByText('Say it').click());
    expect(saidIn(dialog)).toBe('English is used now');
    act(() => close());
    expect(saidIn(container)).toBe('English is used now');
    expect(dialog.textContent).toBe('');
    dialog.remove();
  });

  it('is not made again in a dialog that opens later', () => {
    render(
      <Announcer>
        <Speaker />
      </Announcer>,
    );
    act(() => screen.getByText('Say it').click());
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let close = (): void => {};
    act(() => {
      close = addOpenDialog(dialog);
    });
    expect(saidIn(dialog)).toBe('');
    act(() => close());
    dialog.remove();
  });
});
