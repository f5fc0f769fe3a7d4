/** Stands in for the page of a bank that asks for confirmation. Answers whether the payer passed. */
export function askAtBank(document: Document): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'demo-dialog';
    dialog.setAttribute('aria-labelledby', 'bank-dialog-title');
    let passed = false;
    const title = document.createElement('h2');
    title.id = 'bank-dialog-title';
    title.className = 'h5';
    title.textContent = 'Your bank asks: is this you?';
    const note = document.createElement('p');
    note.textContent = 'A page for test cards, in place of a bank’s.';
    const complete = button(document, 'btn btn-primary', 'Complete authentication');
    complete.addEventListener('click', () => {
      passed = true;
      dialog.close();
    });
    const refuse = button(document, 'btn btn-quiet', 'Fail authentication');
    refuse.addEventListener('click', () => dialog.close());
    // Esc also closes it. Like Cancel, it does not confirm.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(passed);
    });
    dialog.append(title, note, complete, refuse);
    document.body.append(dialog);
    dialog.showModal();
  });
}

function button(document: Document, className: string, text: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  return element;
}
