import { fireEvent, screen } from '@testing-library/react';
import { HomePage } from '#ui/features/storefront/HomePage.tsx';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/features/storefront/HomeSections.tsx';
import type { Shop } from '../search/aShop.tsx';

/** Home after someone has scrolled past its first screen. */
export async function openHome(shop: Shop): Promise<ReturnType<Shop['open']>> {
  const opened = shop.open('/', <HomePage />);
  fireEvent.scroll(window);
  await screen.findByRole('tablist');
  return opened;
}
