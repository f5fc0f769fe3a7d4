import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ruleTexts } from '#ui/texts/rules.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { setWidth } from '../setWidth.ts';
import { aShop } from './aShop.tsx';

afterEach(() => {
  cleanup();
  setWidth(1024);
});

const products = [33_000, 90_000].map((price) => aThinkPad({ id: `${price}`, price }));
const message = ruleTexts.english['product/price-invalid'];

function open() {
  const { open: openPage } = aShop({ products: { all: async () => ok(listing(products)) } });
  return { ...openPage('/allproducts', <AllProductsPage />), user: userEvent.setup() };
}

describe('[G-FACET-1] [G-FAULT-1] a typed price that cannot be read', () => {
  const highest = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Highest price' });

  it('has a message beside it in a wide window, for as long as it stands', async () => {
    setWidth(1440);
    const { user } = open();
    await screen.findByRole('textbox', { name: 'Highest price' });
    await user.type(highest(), '25k{Enter}');
    expect(document.getElementById(highest().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    await user.clear(highest());
    expect(screen.queryByText(message)).toBeNull();
    expect(highest().getAttribute('aria-describedby')).toBeNull();
  });

  /** Types a price into the filters of a phone. */
  async function typeInSheet(user: UserEvent, price: string): Promise<HTMLElement> {
    await screen.findByRole('searchbox');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await user.type(await within(sheet).findByRole('textbox', { name: 'Highest price' }), price);
    return sheet;
  }

  it('keeps a phone’s filters open, until it is corrected', async () => {
    const { user, address } = open();
    const sheet = await typeInSheet(user, '25k');
    for (let presses = 0; presses < 2; presses += 1) {
      await user.click(within(sheet).getByRole('button', { name: 'Show 2 products' }));
      expect(within(sheet).getByText(message)).toBeTruthy();
      expect(document.activeElement === highest()).toBe(true);
    }
    await user.clear(highest());
    await user.type(highest(), '40,000');
    await user.click(within(sheet).getByRole('button', { name: /^Show / }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('1 of 2 products');
    await waitFor(() => expect(address()).toBe('/allproducts?price=-40000'));
  });

  it('is dropped where somebody closes a phone’s filters who has read the message', async () => {
    const { user, address } = open();
    const sheet = await typeInSheet(user, '25k');
    const closer = within(sheet).getByRole('button', { name: 'Close' });
    await user.click(closer);
    expect(within(sheet).getByText(message)).toBeTruthy();
    await user.click(closer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/allproducts');
  });
});
