import { describe, expect, it } from 'vitest';
import { Price } from '#ui/parts/product/Price.tsx';
import { inApp } from './inApp.tsx';

const read = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

describe('a price', () => {
  it('names each amount and the discount in words', () => {
    const { container } = inApp(<Price price={31200} originalPrice={52000} />);
    expect(read(container)).toBe('Resale price 31,200 tk Original price 52,000 tk −40%40% below the original price');
    expect(container.querySelector('s')?.textContent).toContain('52,000 tk');
  });

  it('strikes nothing through without a discount', () => {
    const { container } = inApp(<Price price={31200} originalPrice={31200} />);
    expect(container.querySelector('s')).toBeNull();
    expect(read(container)).toBe('Resale price 31,200 tk originally 31,200 tk');
  });

  it('does not mention an unknown original price', () => {
    const { container } = inApp(<Price price={31200} />);
    expect(read(container)).toBe('Resale price 31,200 tk');
  });
});
