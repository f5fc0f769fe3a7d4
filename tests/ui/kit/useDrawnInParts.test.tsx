import { act, cleanup } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useDrawnInParts } from '#ui/kit/useDrawnInParts.ts';

let answer: (text: string) => void;

function Answer() {
  const [text, setText] = useState('waiting');
  useEffect(() => {
    answer = setText;
  }, []);
  return <p>{useDrawnInParts(text)}</p>;
}

function aPlace(html = ''): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return place;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('[G-PERF-1] a change is drawn at once on a page that React drew', async () => {
  const place = aPlace();
  await act(async () => createRoot(place).render(<Answer />));
  await act(async () => {
    flushSync(() => answer('answered'));
    expect(place.textContent).toBe('answered');
  });
});

it('[G-PERF-1] a change is drawn after what is urgent in HTML that the build rendered', async () => {
  const place = aPlace(renderToString(<Answer />));
  await act(async () => hydrateRoot(place, <Answer />));
  await act(async () => {
    flushSync(() => answer('answered'));
    expect(place.textContent).toBe('waiting');
  });
  expect(place.textContent).toBe('answered');
});
