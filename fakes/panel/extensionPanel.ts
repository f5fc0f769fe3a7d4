import { type FakedExtension, fakedExtensions } from '../ports/ExtensionChoice.ts';
import { element } from '../element.ts';

const names: { readonly [E in FakedExtension]: string } = {
  sales: 'Deals: requests, reserved and sold',
  paid: 'Paid on every device',
  reports: 'Reports of products',
  search: 'Search in pages, for large catalogues',
};

/** Switches the fake marketplace's extensions. `choose` reloads the page, which applies the choice. */
export function extensionPanel(
  chosen: readonly FakedExtension[],
  choose: (chosen: readonly FakedExtension[]) => void,
): HTMLElement {
  const fields = fakedExtensions.map((name) => {
    const box = element('input', {
      id: `demo-extension-${name}`,
      type: 'checkbox',
      className: 'form-check-input',
      checked: chosen.includes(name),
    });
    box.addEventListener('change', () =>
      choose(fakedExtensions.filter((one) => (one === name ? box.checked : chosen.includes(one)))),
    );
    const label = element('label', { htmlFor: box.id, className: 'form-check-label' }, names[name]);
    return element('div', { className: 'form-check' }, box, label);
  });
  return element(
    'fieldset',
    { className: 'demo-panel__ports' },
    element('legend', { className: 'form-label' }, 'Marketplace extensions'),
    ...fields,
  );
}
