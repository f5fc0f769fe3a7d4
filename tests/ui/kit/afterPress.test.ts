import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from '#ui/kit/form/afterPress.ts';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

watchPresses();

it('[G-FORM-1] an error that a press causes waits for its click', async () => {
  const happened: string[] = [];
  const click = (): void => void happened.push('click');
  document.addEventListener('click', click);
  fireEvent.mouseDown(document.body);
  afterPress(() => happened.push('error'));
  await later();
  expect(happened).toEqual([]);
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  await later();
  expect(happened).toEqual(['click', 'error']);
  document.removeEventListener('click', click);
});

it.each(['mouseUp', 'dragEnd', 'contextMenu', 'keyDown'] as const)(
  '[G-FORM-1] an error waits for no press that has ended with %s',
  async (end) => {
    fireEvent.mouseDown(document.body);
    const show = vi.fn<() => void>();
    afterPress(show);
    fireEvent[end](document.body);
    await later();
    expect(show).toHaveBeenCalledOnce();
    afterPress(show);
    expect(show).toHaveBeenCalledTimes(2);
  },
);
