import { fireEvent, screen } from '@testing-library/react';
import { HomePage } from '#ui/features/home/HomePage.tsx';
// Read beforehand, so that a busy machine does not make a test wait for it.
import '#ui/features/home/HomeSections.tsx';
import type { Shop } from '../shopping/aShop.tsx';

/** Home, by somebody who reads on past its first screen. */
export async function openHome(shop: Shop): Promise<ReturnType<Shop['open']>> {
  const opened = shop.open('/', <HomePage />);
  fireEvent.scroll(window);
  await screen.findByRole('tablist');
  return opened;
}
