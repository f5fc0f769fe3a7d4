import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { disabledFeatures } from '../chromiumSwitches.ts';

describe('the switches of Chromium', () => {
  it('disable every feature that Playwright disables', () => {
    const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
    const list = /disabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
    const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    expect(features).toContain('HttpsUpgrades');
    expect(disabledFeatures).toEqual(expect.arrayContaining(features));
  });
});
