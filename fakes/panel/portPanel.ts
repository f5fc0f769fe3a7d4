import { type PortName, portNames } from '#domain/portNames.ts';
import type { PortChoice } from '../ports/PortChoice.ts';
import { element } from '../element.ts';

const names: { readonly [P in PortName]: string } = {
  auth: 'Sign-in',
  marketplace: 'Marketplace',
  images: 'Image host',
  payments: 'Payments',
};

/** Chooses which services are fake and which are real. `choose` reloads the page, which applies the choice. */
export function portPanel(
  choice: PortChoice,
  missingKeys: (port: PortName) => readonly string[],
  choose: (choice: PortChoice) => void,
): HTMLElement {
  const fields = portNames.map((port) => {
    const missing = missingKeys(port);
    const select = element('select', {
      id: `demo-port-${port}`,
      className: 'form-select',
      disabled: missing.length > 0,
    });
    select.append(element('option', { value: 'fake' }, 'Fake'), element('option', { value: 'real' }, 'Real'));
    select.value = choice[port];
    select.addEventListener('change', () => choose({ ...choice, [port]: select.value === 'real' ? 'real' : 'fake' }));
    const help =
      missing.length === 0 ? [] : [element('p', { className: 'form-text' }, `Real needs ${missing.join(', ')}.`)];
    return element(
      'div',
      { className: 'field' },
      element('label', { htmlFor: select.id, className: 'form-label' }, names[port]),
      select,
      ...help,
    );
  });
  return element(
    'fieldset',
    { className: 'demo-panel__ports' },
    element('legend', { className: 'form-label' }, 'Services'),
    ...fields,
  );
}
