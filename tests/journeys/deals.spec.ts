import { expect, test } from '@playwright/test';
import { dealVisits, dealWindow, showScreen } from './dealScreens.ts';
import { Inspection } from './Inspection.ts';
import { tooWide } from './tooWide.ts';

/** From the inspection's last size to its first one. */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 800 },
  { width: 1440, height: 900 },
];

// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

for (const { who, world, screens } of dealVisits) {
  test(`[G-A11Y-1] [G-LOOK-1] [G-SALE-1] axe finds nothing and nothing is too wide: ${who}, ${world}`, async ({
    browser,
  }) => {
    const context = await dealWindow(browser, who, world);
    const page = await context.newPage();
    const inspection = new Inspection(page);
    const wide: string[] = [];
    for (const [place, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        await showScreen(page, screen, screens[place - 1]);
        await inspection.lookAgain(screen.name);
        for (const size of sizes) {
          await page.setViewportSize(size);
          wide.push(...(await tooWide(page)).map((what) => `${screen.name}: ${what}`));
        }
      });
    }
    inspection.finish(`as ${who}, ${world}`);
    expect(wide.join('\n')).toBe('');
    await context.close();
  });
}
