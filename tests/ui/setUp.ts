import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { setWidth } from './setWidth.ts';

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
  setWidth(1024);
});

// As in browsers, an opened dialog gives the focus to what asks for it, or else to its first control.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.show();
  const asking = this.autofocus ? this : this.querySelector<HTMLElement>('[autofocus]');
  const first = this.querySelector<HTMLElement>(':is(a, button, input, select, textarea):not(:disabled)');
  (asking ?? first ?? this).focus();
};

afterEach(() => cleanup());
