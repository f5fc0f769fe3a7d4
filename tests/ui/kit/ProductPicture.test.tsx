import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from '#ui/parts/product/ProductPicture.tsx';
import { inApp } from './inApp.tsx';

describe('a product picture', () => {
  it.each([
    'https://images.example.com/a.webp',
    'http://images.example.com/a.webp',
    '/pictures/a.webp',
    'data:image/png;base64,AAAA',
  ])('shows %s in a reserved 4:3 space', (src) => {
    const { container } = inApp(<ProductPicture src={src} />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(src);
    expect(Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height'))).toBeCloseTo(4 / 3);
    expect(picture?.getAttribute('loading')).toBe('lazy');
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'https://',
  ])('[G-SEC-1] requests no address for %j and shows a drawing', (src) => {
    const { container } = inApp(<ProductPicture src={src} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).not.toContain('alert');
    expect(container.querySelector('.no-picture')).not.toBeNull();
  });

  it('[G-SEC-1] does not tell its host which page shows it', () => {
    const { container } = inApp(<ProductPicture src="https://images.example.com/a.webp" />);
    expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('shows the drawing when the picture fails, and the next picture when there is one', () => {
    const { container, rerender } = inApp(<ProductPicture src="https://images.example.com/gone.webp" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('img')).toBeNull();
    rerender(<ProductPicture src="https://images.example.com/there.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://images.example.com/there.webp');
  });

  it('shows shoppers a drawing that does not ask for an upload', () => {
    const { container } = inApp(<ProductPicture src="" />);
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#picture$/);
  });

  it('keeps its name without a picture', () => {
    inApp(<ProductPicture src="" alt="Nikon D5600" />);
    expect(screen.getByRole('img', { name: 'Nikon D5600' })).toBeDefined();
  });
});
