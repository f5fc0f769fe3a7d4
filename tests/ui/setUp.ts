import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// All files of a worker share one document, so each leaves it as it found it.
beforeAll(() => {
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
});

afterEach(() => cleanup());
