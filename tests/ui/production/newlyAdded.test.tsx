import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { press, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

afterEach(stopProductionShops);

const withProducts = (...offered: (typeof products)[keyof typeof products][]) => ({
  ...shopWorld,
  marketplace: { ...shopWorld.marketplace, products: offered },
});
/** Home draws its lists once someone scrolls past the first screen. */
async function readOn(): Promise<void> {
  fireEvent.scroll(window);
  await settled();
}
const panel = (): Element | null => document.querySelector('.newly [role="tabpanel"]');
const cardsIn = (): number => panel()?.querySelectorAll('.product-card').length ?? 0;

describe('[S-HOME-6] [G-TRUE-1] The smart phones that Home calls newly added', () => {
  it('are the newest smart phones if there are any', async () => {
    await aProductionShop({ at: '/' });
    await readOn();
    await see('Pixel 7');
    expect(panel()?.textContent).toContain('Pixel 7');
    expect(cardsIn()).toBe(1);
    expect(shown()).not.toContain('Nothing under Smart Phone right now');
  });

  it('are labelled as the newest products in a shop without smart phones', async () => {
    await aProductionShop({ at: '/', seed: withProducts(products.laptop, products.advertised) });
    await readOn();
    await see('Nothing under Smart Phone right now. These are the newest products in the shop:');
    expect(cardsIn()).toBe(2);
  });

  it('are replaced by a sentence in an empty shop', async () => {
    await aProductionShop({ at: '/', seed: withProducts() });
    await readOn();
    await see('Nothing for sale yet');
    expect(panel()?.querySelector('.state')).not.toBeNull();
  });

  it('are replaced by a sentence and a retry when they fail to load', async () => {
    const { server, reload } = await aProductionShop();
    server.script = ({ url }) => (url.startsWith('/categories/') ? json(404, { message: 'gone' }) : null);
    await reload('/');
    await readOn();
    await see('You’ll find everything under All Products.');
    expect(panel()?.querySelector('.state')).not.toBeNull();
    server.script = () => null;
    await press('Try again');
    await see('Pixel 7');
    expect(cardsIn()).toBe(1);
  });
});
