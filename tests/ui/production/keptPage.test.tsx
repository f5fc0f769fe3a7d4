import { afterEach, expect, it, vi } from 'vitest';
import { keptPage } from '../../builders/keptPage.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { see } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

const token = 'access_token';

afterEach(async () => {
  vi.restoreAllMocks();
  document.documentElement.hidden = false;
  await stopProductionShops();
});

it.each([
  { what: 'signed out', meanwhile: (): void => window.localStorage.removeItem(token), times: 1 },
  { what: 'logged in as another', meanwhile: (): void => window.localStorage.setItem(token, 'another'), times: 1 },
  { what: 'done nothing', meanwhile: (): void => undefined, times: 0 },
])(
  '[G-SESSION-1] a page that a browser has kept, whose person has $what meanwhile, is hidden and loaded anew $times times',
  async ({ meanwhile, times }) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const shop = await aProductionShop({ who: people.buyer });
    await vi.waitFor(() => expect(shop.app.session.actor).toBeTruthy());
    keptPage.leave();
    meanwhile();
    keptPage.comeBack();
    expect(reload).toHaveBeenCalledTimes(times);
    expect(document.documentElement.hidden).toBe(times > 0);
  },
);

it('[G-ALERT-1] a page that a browser has kept shows the wishes that another tab has stored meanwhile', async () => {
  const { app } = await aProductionShop();
  app.wishList.toggle(products.laptop);
  expect(app.wishList.size).toBe(1);
  keptPage.leave();
  window.localStorage.removeItem('re-sale-shop:wish-list');
  keptPage.comeBack();
  expect(app.wishList.size).toBe(0);
});

it('[G-SCALE-1] a list that a browser has kept is where it was, also where the browser shows it from its top', async () => {
  await aProductionShop({ at: '/allproducts' });
  await see(products.laptop.productName);
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(700).mockReturnValue(0);
  keptPage.leave();
  keptPage.comeBack(false);
  expect(scrolled).not.toHaveBeenCalled();
  keptPage.comeBack();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
});
