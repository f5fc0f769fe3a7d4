import type { ItemAvailability, Product as ProductThing } from 'schema-dts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';

const availability: { readonly [S in ProductStatus]: ItemAvailability } = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
};

/** A used product and its offer. It says nothing of the availability if the marketplace does not. */
export function productData(product: Product, url: string, picture: string | undefined): ProductThing {
  const { productName, description, categoryName, price, sellerName, status } = product;
  return {
    '@type': 'Product',
    name: productName,
    url,
    category: categoryName,
    itemCondition: 'https://schema.org/UsedCondition',
    ...(description.trim() === '' ? {} : { description }),
    ...(picture === undefined ? {} : { image: picture }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'BDT',
      itemCondition: 'https://schema.org/UsedCondition',
      ...(status === undefined ? {} : { availability: availability[status] }),
      seller: { '@type': 'Person', name: sellerName },
    },
  };
}
