import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatePart } from '#ui/context/useLatePart.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { inApp } from '../kit/inApp.tsx';

function aSlowPart() {
  const code = held<() => string>();
  const load = () => code.answer;
  function Page() {
    const { Part, open, close } = useLatePart(load);
    return (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
        {Part !== null && <Part />}
      </>
    );
  }
  window.history.replaceState(null, '', '/blog');
  inApp(<Page />);
  const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
  press('Open');
  return { press, arrives: () => act(async () => code.give(() => 'The menu')) };
}

it('[G-FAULT-1] a part whose code was slow opens when it comes', async () => {
  const { arrives } = aSlowPart();
  await arrives();
  expect(document.body.textContent).toContain('The menu');
});

it('[G-FAULT-1] a part whose code was slow does not open over the next page', async () => {
  const { arrives } = aSlowPart();
  window.history.pushState(null, '', '/allproducts');
  await arrives();
  expect(document.body.textContent).not.toContain('The menu');
});

it('[G-FAULT-1] a part whose code was slow does not open after it was closed', async () => {
  const { press, arrives } = aSlowPart();
  press('Close');
  await arrives();
  expect(document.body.textContent).not.toContain('The menu');
});
