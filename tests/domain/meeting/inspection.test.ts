import { describe, expect, it } from 'vitest';
import { deviceKindOf, deviceKinds, type DeviceKind } from '#domain/meeting/DeviceKind.ts';
import { checksOf, inspections, inspectionSteps } from '#domain/meeting/inspection.ts';
import { categories } from '#fakes/seed/categories.ts';
import { hostileStrings } from '../../hostile/hostileStrings.ts';

describe('[G-HAND-1] the kind of a device', () => {
  it.each<[string, DeviceKind]>([
    ['HP', 'laptop'],
    ['Lenovo', 'laptop'],
    ['Dell', 'laptop'],
    ['Smart Phone', 'phone'],
    ['Mobile Phones', 'phone'],
    ['smartphones', 'phone'],
    ['মোবাইল ফোন', 'phone'],
    ['স্মার্টফোন', 'phone'],
    ['মোবাইলফোন', 'phone'],
    ['মুঠোফোন', 'phone'],
    ['Laptops & Notebooks', 'laptop'],
    ['ল্যাপটপ', 'laptop'],
    ['Camera', 'camera'],
    ['DSLR', 'camera'],
    ['ক্যামেরা', 'camera'],
    ['Camera drones', 'drone'],
    ['ড্রোন', 'drone'],
  ])('follows from its category: %s', (category, kind) => {
    expect(deviceKindOf(category)).toBe(kind);
  });

  it.each(['', 'Headphones', 'Phone cases', 'Mobile accessories', 'Camera lens', 'Smart Watch', 'Shop', 'constructor'])(
    'stays open where the category says something else: %j',
    (category) => {
      expect(deviceKindOf(category)).toBe('other');
    },
  );

  it('[G-SEC-1] is one of the five for any category’s name', () => {
    for (const text of hostileStrings) expect(deviceKinds).toContain(deviceKindOf(text));
  });

  it('is known for every category of the demo', () => {
    for (const { categoryName } of categories) expect(deviceKindOf(categoryName)).not.toBe('other');
  });
});

describe.each(deviceKinds)('[G-HAND-1] the inspection of a device of the kind %s', (kind) => {
  it('has checks in every step', () => {
    for (const step of inspectionSteps) expect(inspections[kind][step].length).toBeGreaterThan(0);
  });

  it('begins with the listing, and ends with signing the seller out of every account', () => {
    expect(inspections[kind].look[0]).toBe(`${kind}-as-listed`);
    expect(inspections[kind].take).toContain(`${kind}-accounts`);
  });

  it('names each check once, in the order of the steps, and no more than people go through', () => {
    const checks = checksOf(kind);
    expect(new Set(checks).size).toBe(checks.length);
    expect(checks).toEqual(inspectionSteps.flatMap((step) => [...inspections[kind][step]]));
    expect(checks.length).toBeLessThanOrEqual(12);
  });
});

it('[G-HAND-1] no two kinds of device share a check’s id', () => {
  const all = deviceKinds.flatMap((kind) => checksOf(kind));
  expect(new Set(all).size).toBe(all.length);
});
