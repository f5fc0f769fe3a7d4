import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CardActions } from '#ui/parts/product/CardActions.tsx';
import { ProductCard } from '#ui/parts/product/ProductCard.tsx';
import { VerifiedMark } from '#ui/parts/product/VerifiedMark.tsx';
import { aCamera } from '../../builders/aProduct.ts';
import { inApp } from './inApp.tsx';

describe('a product card', () => {
  it('[S-SHOP-3] shows everything the seller stated on the category page', () => {
    const { container } = inApp(
      <ProductCard
        product={aCamera()}
        variant="full"
        badge={<VerifiedMark />}
        foot={<button type="button">Book Now</button>}
      />,
    );
    const text = container.textContent ?? '';
    for (const said of [
      'Nikon D5600',
      'Camera',
      'Good',
      'tanvir@example.com',
      '18 Nov 2026',
      'Mirpur, Dhaka',
      '3 years',
      '67,900',
      '39,850',
      'Tanvir Ahmed',
      'Verified',
    ]) {
      expect(text).toContain(said);
    }
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://images.example.com/nikon.webp');
    expect(screen.getByRole('button', { name: 'Book Now' })).toBeDefined();
  });

  it('[S-SHOP-3] has no verified badge for an unverified seller', () => {
    const { container } = inApp(<ProductCard product={aCamera()} variant="full" />);
    expect(container.textContent).not.toContain('Verified');
  });

  it('[S-HOME-9] leaves seller, place, age and date off an advertised card', () => {
    const { container } = inApp(<ProductCard product={aCamera()} variant="advertised" />);
    const text = container.textContent ?? '';
    for (const said of ['Nikon D5600', 'Camera', 'Good', '39,850', '67,900']) expect(text).toContain(said);
    for (const unsaid of ['Tanvir', 'tanvir@', 'Mirpur', '3 years', '2026']) expect(text).not.toContain(unsaid);
  });

  it('shows a post time without a date as the seller wrote it', () => {
    inApp(<ProductCard product={aCamera({ postTime: 'last week', postedAt: null })} variant="full" />);
    expect(screen.getByText('Posted last week')).toBeDefined();
  });

  it.each(['full', 'grid'] as const)('%s leaves out what is not stated, and has the e-mail for the name', (variant) => {
    const product = aCamera({ location: '', useDuration: ' ', sellerName: '' });
    const { container } = inApp(<ProductCard product={product} variant={variant} />);
    const text = container.textContent ?? '';
    expect(text).toContain('tanvir@example.com');
    for (const unsaid of ['·', 'Location', 'sed ']) expect(text).not.toContain(unsaid);
    expect(container.querySelector('.avatar')?.textContent).toBe('T');
  });

  it.each([
    [{ location: '' }, 'used 3 years'],
    [{ useDuration: '' }, 'Mirpur, Dhaka'],
  ])('says %j without the dot that would part two facts', (over, said) => {
    const { container } = inApp(<ProductCard product={aCamera(over)} />);
    expect(container.querySelector('.product-card__meta')?.textContent).toBe(said);
  });

  it('[G-SEC-1] shows hostile text as text', () => {
    const { container } = inApp(
      <ProductCard product={aCamera({ productName: '<img src=x onerror=alert(1)>' })} href="/p" />,
    );
    expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeDefined();
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

describe('the actions of a card', () => {
  it('[S-HOME-8] add to cart, view details and add to wish list each name the product', async () => {
    const user = userEvent.setup();
    const onCart = vi.fn();
    const onWish = vi.fn();
    inApp(<CardActions product={aCamera()} detailsHref="/details" wished onWish={onWish} onCart={onCart} />);
    await user.click(screen.getByRole('button', { name: 'Add to cart: Nikon D5600' }));
    await user.click(screen.getByRole('button', { name: 'Add to wish list: Nikon D5600', pressed: true }));
    expect(onCart).toHaveBeenCalledOnce();
    expect(onWish).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'View details: Nikon D5600' }).getAttribute('href')).toBe('/details');
  });
});
