import { describe, expect, it } from 'vitest';
import { isMoment } from '#domain/shared/isMoment.ts';

describe('[G-FORM-1] a moment that a device stores', () => {
  const latest = 8.64e15;

  it.each([0, latest, -latest, latest + 1, -latest - 1, Infinity, NaN])('is %d if a Date can hold it', (number) => {
    expect(isMoment(number)).toBe(!Number.isNaN(new Date(number).getTime()));
  });

  it.each(['5', null, undefined, [5]])('is not %j', (content) => {
    expect(isMoment(content)).toBe(false);
  });
});
