import type { FakeAccount } from './FakeAccount.ts';
import type { ChosenAccount, GoogleChooser } from './GoogleChooser.ts';

/** Stands in for Google's pop-up with a dialog in the page. */
export class DialogGoogleChooser implements GoogleChooser {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  choose(known: readonly FakeAccount[]): Promise<ChosenAccount | null> {
    return new Promise((resolve) => {
      const dialog = this.#element('dialog', 'demo-dialog');
      let chosen: ChosenAccount | null = null;
      const finish = (account: ChosenAccount): void => {
        chosen = account;
        dialog.close();
      };
      // Esc also closes a modal dialog. Like Cancel, it chooses nothing.
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(chosen);
      });
      dialog.setAttribute('aria-labelledby', 'google-chooser-title');
      dialog.append(this.#title(), this.#accounts(known, finish), this.#otherAccount(finish), this.#cancel(dialog));
      this.#document.body.append(dialog);
      dialog.showModal();
    });
  }

  #title(): HTMLElement {
    const title = this.#element('h2', 'h5', 'Choose an account');
    title.id = 'google-chooser-title';
    return title;
  }

  #accounts(known: readonly FakeAccount[], finish: (chosen: ChosenAccount) => void): HTMLElement {
    const list = this.#element('div', 'stack');
    for (const { email, displayName } of known) {
      const button = this.#button('demo-dialog__account', '');
      button.append(this.#element('b', '', displayName), this.#element('span', 'small muted', email));
      button.addEventListener('click', () => finish({ email, displayName }));
      list.append(button);
    }
    return list;
  }

  #otherAccount(finish: (chosen: ChosenAccount) => void): HTMLElement {
    const form = this.#element('form', 'stack');
    form.hidden = true;
    const email = this.#field(form, 'google-chooser-email', 'Email', 'email');
    const name = this.#field(form, 'google-chooser-name', 'Name', 'text');
    const submit = this.#button('btn btn-primary w-100', 'Continue');
    submit.type = 'submit';
    form.append(submit);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      finish({ email: email.value.trim(), displayName: name.value.trim() });
    });

    const open = this.#button('btn btn-quiet w-100', 'Use another account');
    open.addEventListener('click', () => {
      form.hidden = false;
      open.hidden = true;
      email.focus();
    });
    const part = this.#element('div', '');
    part.append(open, form);
    return part;
  }

  #field(form: HTMLElement, id: string, label: string, type: string): HTMLInputElement {
    const input = this.#element('input', 'form-control');
    Object.assign(input, { id, type, required: true });
    const name = this.#element('label', 'form-label', label);
    name.htmlFor = id;
    const group = this.#element('div', 'field');
    group.append(name, input);
    form.append(group);
    return input;
  }

  #cancel(dialog: HTMLDialogElement): HTMLElement {
    const button = this.#button('btn btn-ghost w-100', 'Cancel');
    button.addEventListener('click', () => dialog.close());
    return button;
  }

  #button(className: string, text: string): HTMLButtonElement {
    const button = this.#element('button', className, text);
    button.type = 'button';
    return button;
  }

  #element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = ''): HTMLElementTagNameMap[K] {
    const element = this.#document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  }
}
