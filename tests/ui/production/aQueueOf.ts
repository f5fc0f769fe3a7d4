import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, see } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop } from './aProductionShop.tsx';

/** An admin's queue of some reports about the laptop. */
export async function aQueueOf(count: number): Promise<ProductionShop> {
  const { id: productId, sellerEmail, productName } = products.laptop;
  const reports = Array.from({ length: count }, (_, place) =>
    aReport({ id: `0000000000000000000000${(160 + place).toString(16)}`, productId, productName, sellerEmail }),
  );
  const shop = await aProductionShop({
    who: people.admin,
    extensions: ['reports'],
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } },
    at: '/dashboard/reporteditem',
  });
  await see(productName);
  await nothingPending();
  return shop;
}
