import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { objectId } from './objectId.ts';
import type { Person } from './people.ts';
import { meetingPoints } from './places.ts';
import { createRandom } from './random.ts';

/** The demo buyer's bookings: the newest of each. */
const ofDemoBuyer = ['Smart Phone', 'Camera', 'Lenovo'];

/** Each is of a different product, by someone who only buys. The demo buyer made the first few. */
export function createBookings(
  count: number,
  products: readonly Product[],
  buyers: readonly Person[],
): readonly Booking[] {
  const random = createRandom(30);
  const [demoBuyer, ...others] = buyers;
  if (demoBuyer === undefined || others.length === 0) return [];
  const first = ofDemoBuyer
    .map((name) => products.findLast((product) => product.categoryName === name))
    .filter((product) => product !== undefined);
  const rest = random.shuffled(products.slice(-400)).filter((product) => !first.includes(product));

  return [...first, ...rest].slice(0, Math.min(count, Math.floor(products.length / 2))).map((product, place) => {
    const { user, phone } = place < first.length ? demoBuyer : random.pick(others);
    return {
      id: objectId('booking', place + 1),
      buyerName: user.name,
      email: user.email,
      phone,
      meetingLocation: `${random.pick(meetingPoints)}, ${product.location}`,
      price: product.price,
      productName: product.productName,
      image: product.image,
      categoryName: product.categoryName,
      categoryId: product.categoryId,
    };
  });
}
