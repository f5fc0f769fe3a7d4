import { element } from '../element.ts';
import type { FakeAccount } from './FakeAccount.ts';
import type { ChosenAccount, GoogleChooser } from './GoogleChooser.ts';

type Finish = (chosen: ChosenAccount) => void;

/** Stands in for Google's pop-up with a dialog in the page. */
export const dialogGoogleChooser: GoogleChooser = {
  choose: (known) =>
    new Promise((resolve) => {
      let chosen: ChosenAccount | null = null;
      const finish: Finish = (account) => {
        chosen = account;
        dialog.close();
      };
      const dialog = element(
        'dialog',
        { className: 'demo-dialog' },
        element('h2', { id: 'google-chooser-title', className: 'h5' }, 'Choose an account'),
        accounts(known, finish),
        otherAccount(finish),
        button('btn btn-ghost w-100', () => dialog.close(), 'Cancel'),
      );
      dialog.setAttribute('aria-labelledby', 'google-chooser-title');
      // Esc also closes a modal dialog. Like Cancel, it chooses nothing.
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(chosen);
      });
      document.body.append(dialog);
      dialog.showModal();
    }),
};

function accounts(known: readonly FakeAccount[], finish: Finish): HTMLElement {
  const buttons = known.map(({ email, displayName }) =>
    button(
      'demo-dialog__account',
      () => finish({ email, displayName }),
      element('b', {}, displayName),
      element('span', { className: 'small muted' }, email),
    ),
  );
  return element('div', { className: 'stack' }, ...buttons);
}

function otherAccount(finish: Finish): HTMLElement {
  const email = input('google-chooser-email', 'email');
  const name = input('google-chooser-name', 'text');
  const form = element(
    'form',
    { className: 'stack', hidden: true },
    field('Email', email),
    field('Name', name),
    element('button', { type: 'submit', className: 'btn btn-primary w-100' }, 'Continue'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    finish({ email: email.value.trim(), displayName: name.value.trim() });
  });
  const open = button(
    'btn btn-quiet w-100',
    () => {
      form.hidden = false;
      open.hidden = true;
      email.focus();
    },
    'Use another account',
  );
  return element('div', {}, open, form);
}

function input(id: string, type: string): HTMLInputElement {
  return element('input', { id, type, className: 'form-control', required: true });
}

function field(label: string, control: HTMLInputElement): HTMLElement {
  const name = element('label', { htmlFor: control.id, className: 'form-label' }, label);
  return element('div', { className: 'field' }, name, control);
}

function button(className: string, onClick: () => void, ...children: readonly (Node | string)[]): HTMLButtonElement {
  const made = element('button', { type: 'button', className }, ...children);
  made.addEventListener('click', onClick);
  return made;
}
