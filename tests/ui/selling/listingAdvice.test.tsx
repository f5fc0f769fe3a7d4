import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { seller } from '../../builders/people.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { addFormFactories } from './addFormFactories.ts';
import { aProductsApi } from './aProductsApi.ts';

beforeEach(() => window.history.replaceState(null, ''));
async function openForm() {
  const products = aProductsApi();
  const dashboard = aDashboard({
    actor: seller,
    viewModels: (shell) => addFormFactories(shell, { products, categories: ['HP', 'Camera'] }),
  });
  dashboard.open('/dashboard/addproducts', AddProductPage);
  await screen.findByText('HP');
  return products;
}

const advice = (): HTMLElement => screen.getByRole('region', { name: 'What buyers ask first' });
const points = (): (string | null)[] =>
  within(advice())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const enter = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('[G-SELL-1] advice beside a listing', () => {
  it('follows the kind of device, the description and the photo while the seller types', async () => {
    await openForm();
    expect(points()).toEqual([
      'To do: A photo Choose one above.',
      'To do: What comes with it Add it to the description, such as “charger and box”, or “phone only”.',
    ]);
    enter('Category', 'Camera');
    expect(points()[1]).toBe('To do: Shutter count Add it to the description, such as “shutter count 12,400”.');
    enter('Category', 'HP');
    expect(points()[1]).toBe('To do: Battery health Add it to the description, such as “battery health 87%”.');
    expect(within(advice()).getByRole('status').textContent).toBe('0 of 3 done');

    enter('Description', 'Battery health 90%, with its charger.');
    fireEvent.change(screen.getByLabelText('Choose a photo'), {
      target: { files: [new File(['picture'], 'hp.jpg', { type: 'image/jpeg' })] },
    });
    await waitFor(() =>
      expect(points()).toEqual(['Done: A photo', 'Done: Battery health', 'Done: What comes with it']),
    );
    expect(within(advice()).getByRole('status').textContent).toBe('3 of 3 done');
    expect(advice().textContent).not.toContain('You can post without these.');
  });

  it('stops nobody from posting', async () => {
    const products = await openForm();
    expect(advice().textContent).toContain('You can post without these.');
    enter('Product name', 'HP 15s');
    enter('Category', 'HP');
    enter('Description', 'Works.');
    enter('Used duration', '2 years');
    enter('Original price', '50000');
    enter('Resale price', '20000');
    enter('Phone', '01711 223344');
    enter('Location', 'Dhaka');
    await userEvent.click(screen.getByRole('button', { name: 'Post this product' }));
    await waitFor(() => expect(products.added).toHaveLength(1));
  });
});
