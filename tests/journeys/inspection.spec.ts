import { expect, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';
import { Inspection } from './Inspection.ts';

test('[G-A11Y-1] an inspection finds faults of every kind, with their width and colours', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor');
  const page = await context.newPage();
  await openPage(page, '/blog');
  const inspection = new Inspection(page);
  await inspection.look('No fault');
  expect(inspection.findings).toEqual([]);

  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      .faint { background: Canvas; color: CanvasText; }
      @media (max-width: 400px) and (prefers-color-scheme: dark) { .faint { background: #222; color: #333; } }
      .tiny { inline-size: 10px; block-size: 10px; padding: 0; }
    `);
    document.adoptedStyleSheets.push(styles);
    document.querySelector('main h1')?.setAttribute('aria-level', '2');
    const faults = document.createElement('div');
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.className = 'tiny';
      button.ariaLabel = name;
      faults.append(button);
    }
    const text = document.createElement('p');
    text.className = 'faint';
    text.textContent = 'Faint';
    faults.append(text, new Image());
    document.querySelector('main')?.append(faults);
  });
  await inspection.look('Faults');
  const found = new Set(inspection.findings.splice(0).map((finding) => finding.split(' at ')[0]));
  expect(found).toEqual(
    new Set([
      'Faults, 1440 light: image-alt',
      'Faults, 1440 light: page-has-heading-one',
      'Faults, 1440 light: target-size',
      'Faults, 360 dark: color-contrast',
      'Faults, 360 light: image-alt',
      'Faults, 360 light: page-has-heading-one',
      'Faults, 360 light: target-size',
    ]),
  );

  await inspection.lookAgain('Known');
  expect(new Set(inspection.findings.map((finding) => finding.split(' at ')[0]))).toEqual(
    new Set([
      'Known, 1440 light: image-alt',
      'Known, 1440 light: page-has-heading-one',
      'Known, 1440 light: target-size',
      'Known, 360 dark: color-contrast',
      'Known, 360 dark: image-alt',
      'Known, 360 dark: page-has-heading-one',
      'Known, 360 dark: target-size',
    ]),
  );
  await context.close();
});
