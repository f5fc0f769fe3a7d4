import { element } from '../element.ts';

/** Stands in for the page of a bank that asks for confirmation. Answers whether the payer passed. */
export function askAtBank(): Promise<boolean> {
  return new Promise((resolve) => {
    let passed = false;
    const complete = element('button', { type: 'button', className: 'btn btn-primary' }, 'Complete authentication');
    complete.addEventListener('click', () => {
      passed = true;
      dialog.close();
    });
    const refuse = element('button', { type: 'button', className: 'btn btn-quiet' }, 'Fail authentication');
    refuse.addEventListener('click', () => dialog.close());
    const dialog = element(
      'dialog',
      { className: 'demo-dialog' },
      element('h2', { id: 'bank-dialog-title', className: 'h5' }, 'Your bank asks: is this you?'),
      element('p', {}, 'A page for test cards, in place of a bank’s.'),
      complete,
      refuse,
    );
    dialog.setAttribute('aria-labelledby', 'bank-dialog-title');
    // Esc also closes it. Like Cancel, it does not confirm.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(passed);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
