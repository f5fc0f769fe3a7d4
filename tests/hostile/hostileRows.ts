import { conditions } from '#domain/catalogue/Product.ts';
import { reportReasons } from '#domain/reporting/Report.ts';
import { hostileStrings } from './hostileStrings.ts';

const count = hostileStrings.length;

/** The text of a field of entity number n. Over all entities, each text appears in each field. */
function text(entity: number, field: number): string {
  return hostileStrings[(entity + field * 7) % count] ?? '';
}

const everyEntity = hostileStrings.map((_, entity) => entity);

/** Valid ids, so that the shop's pages can be opened; all others are hostile. */
const productIds = ['63e0b4c95ad2907b3c000005', '63e0b4c95ad2907b3c000001', '63e0b4c95ad2907b3c000004'];
const bookingIds = ['63e0c7d13bf64e925d000001'];

function product(seller: string, entity: number): object {
  return {
    _id: productIds[entity] ?? text(entity, 0),
    productName: text(entity, 1),
    description: text(entity, 2),
    sellerName: text(entity, 3),
    // Some belong to the person who looks at their own list.
    email: entity % 3 === 0 ? seller : text(entity, 4),
    useDuration: text(entity, 5),
    price: 1000 + entity,
    originalPrice: 2000 + entity,
    image: text(entity, 6),
    condition: conditions[entity % conditions.length],
    postTime: text(entity, 7),
    // Some are in a category that the pages can open.
    categoryName: entity % 2 === 0 ? 'HP' : text(entity, 8),
    categoryId: text(entity, 9),
    location: text(entity, 10),
    phone: text(entity, 11),
    ...(entity % 4 < 2 ? { advertise: 'advertise' } : {}),
  };
}

function booking(buyer: string, entity: number): object {
  return {
    _id: bookingIds[entity] ?? text(entity, 0),
    buyerName: text(entity, 1),
    email: buyer,
    phone: text(entity, 2),
    MeetingLocation: text(entity, 3),
    price: 1000 + entity,
    productName: text(entity, 4),
    image: text(entity, 5),
    categoryName: text(entity, 6),
    categoryId: text(entity, 7),
  };
}

function report(seller: string, entity: number): object {
  return {
    _id: text(entity, 0),
    // Some are of products that are for sale.
    productId: productIds[entity] ?? text(entity, 2),
    productName: text(entity, 1),
    sellerEmail: entity % 3 === 0 ? seller : text(entity, 4),
    reason: entity % 2 === 0 ? reportReasons[entity % reportReasons.length] : text(entity, 6),
    details: text(entity, 3),
    reportedAt: entity % 5 === 0 ? text(entity, 7) : '2026-11-18T09:14:00.000Z',
    reporterEmail: text(entity, 5),
  };
}

export type Known = { readonly buyer: string; readonly seller: string };

/** What the marketplace answers to each list if every typed text is hostile. */
export function hostileRows({ buyer, seller }: Known): { readonly [path: string]: readonly object[] } {
  return {
    '/allproducts': everyEntity.map((entity) => product(seller, entity)),
    '/categories': [
      { _id: '1', categoryName: 'HP', img: '' },
      ...everyEntity.map((entity) => ({
        _id: text(entity, 3),
        categoryName: text(entity, 0),
        img: text(entity, 6),
      })),
    ],
    '/buyersproducts': everyEntity.map((entity) => booking(buyer, entity)),
    '/sellers': everyEntity.map((entity) => ({
      _id: text(entity, 2),
      name: text(entity, 3),
      email: text(entity, 0),
      isVerified: entity % 4 === 0,
    })),
    '/buyers': everyEntity.map((entity) => ({ _id: text(entity, 2), name: text(entity, 3), email: text(entity, 5) })),
    '/reporteditems': everyEntity.map((entity) => report(seller, entity)),
    '/upcoming-product': everyEntity.map((entity) => ({
      _id: text(entity, 0),
      img: text(entity, 1),
      title: text(entity, 2),
      description: text(entity, 3),
    })),
  };
}
