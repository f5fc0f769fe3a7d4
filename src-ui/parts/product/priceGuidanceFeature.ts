import { browseProducts } from '#domain/catalogue/browseProducts.ts';
import type { Ports } from '#domain/Ports.ts';
import { PriceGuidanceViewModel } from './PriceGuidanceViewModel.ts';

export const priceGuidanceFeature = ({ products }: Pick<Ports, 'products'>) => ({
  priceGuidance: () => new PriceGuidanceViewModel(browseProducts({ products })),
});
