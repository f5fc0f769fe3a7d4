import { describe, expect, test } from 'vitest';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { extensionPanel } from '#fakes/panel/extensionPanel.ts';
import { type FakedExtension, fakedExtensions, readExtensions, writeExtensions } from '#fakes/ports/ExtensionChoice.ts';

describe('[G-DEV-1] the choice of extensions', () => {
  test('is all but the search in pages until one is switched on or off', () => {
    expect(readExtensions(new InMemoryStorage())).toEqual(['sales', 'paid', 'reports']);
  });

  test.each([[[]], [['sales']], [['paid']], [['sales', 'paid']], [['reports']], [['search']]] as const)(
    '%j survives a reload',
    (chosen) => {
      const storage = new InMemoryStorage();
      writeExtensions(storage, chosen);
      expect(readExtensions(storage)).toEqual(chosen);
    },
  );

  test.each(fakedExtensions)('switches %s off and on, and leaves the others as they are', (name) => {
    const choices: (readonly FakedExtension[])[] = [];
    const press = (chosen: readonly FakedExtension[]): void => {
      const panel = extensionPanel(chosen, (choice) => choices.push(choice));
      const box = panel.querySelector<HTMLInputElement>(`#demo-extension-${name}`);
      if (box === null) throw new Error(`There is no switch for ${name}`);
      box.checked = !box.checked;
      box.dispatchEvent(new Event('change'));
    };
    const others = fakedExtensions.filter((one) => one !== name);
    press(fakedExtensions);
    press(others);
    expect(choices).toEqual([others, fakedExtensions]);
  });

  test('is labelled', () => {
    const panel = extensionPanel([], () => {});
    expect([...panel.querySelectorAll('label')].map(({ htmlFor }) => htmlFor)).toEqual([
      'demo-extension-sales',
      'demo-extension-paid',
      'demo-extension-reports',
      'demo-extension-search',
    ]);
  });
});
