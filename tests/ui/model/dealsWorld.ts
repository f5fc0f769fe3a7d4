import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { booking, products as offered, shopWorld } from '../faults/shopWorld.ts';

export const tablet: Product = { ...offered.laptop, id: '000000000000000000000104', productName: 'Galaxy Tab S8' };
const products = { ...offered, tablet };

let serial = 210;

function deal(stage: BookingStage, product: Product, { name, email }: Person): Booking {
  serial += 1;
  const { price, productName, image, categoryName, categoryId, sellerEmail } = product;
  const said = { price, productName, image, categoryName, categoryId, sellerEmail };
  const id = String(serial).padStart(24, '0');
  return aDeal(stage, { ...said, id, productId: product.id, buyerName: name, email, bookedAt: serial });
}

const { buyer, otherBuyer } = people;

/** Another seller's deal, which no seller of the model takes part in unless they log in as that one. */
export const othersDeal = deal('requested', products.phone, buyer);

/** Deals that stand at several stages, and a booking from before there were any. */
export const dealsWorld: Seed = {
  ...shopWorld,
  name: 'deals',
  marketplace: {
    ...shopWorld.marketplace,
    products: Object.values(products),
    bookings: [
      booking,
      othersDeal,
      deal('requested', products.laptop, buyer),
      deal('requested', products.laptop, otherBuyer),
      deal('accepted', products.advertised, buyer),
      deal('requested', products.advertised, otherBuyer),
      deal('seller-handed-over', products.tablet, otherBuyer),
    ],
  },
};
