import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawBookingLife } from '../docs/drawBookingLife.ts';

describe('docs/booking-life.md', () => {
  it('[G-SALE-1] is the domain’s table as it is now; `npm run draw` writes it', () => {
    expect(readFileSync('docs/booking-life.md', 'utf8')).toBe(drawBookingLife());
  });
});
