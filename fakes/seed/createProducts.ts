import type { Product } from '#domain/catalogue/Product.ts';
import { placeIn } from '#domain/search/places.ts';
import { type Assortment, drawAssortments } from './assortment.ts';
import { chooseAdvertised } from './chooseAdvertised.ts';
import { describe } from './descriptions.ts';
import { drawFacts } from './drawFacts.ts';
import { durationInBangla, nameInBangla } from './inBangla.ts';
import { LastPictures } from './LastPictures.ts';
import { type Model, drawVariant } from './models/Model.ts';
import { objectId } from './objectId.ts';
import type { Person } from './people.ts';
import { type Picture, PictureDealer } from './PictureDealer.ts';
import { createPostTimes } from './postTimes.ts';
import { type Random, createRandom } from './random.ts';
import { drawCondition, drawMonthsOfUse, drawOriginalPrice, drawPrice, useDuration } from './valuation.ts';

type Order = {
  readonly count: number;
  readonly advertised: number;
  readonly now: number;
  /** The demo seller is the first. */
  readonly sellers: readonly Person[];
};

/**
 * Months for which a model is sold new. Someone who has used it for less than the time since then bought it
 * second-hand.
 */
const monthsOnSale = 66;

function monthsSince(year: number, now: number): number {
  const date = new Date(now);
  return (date.getUTCFullYear() - year) * 12 + date.getUTCMonth() - 6;
}

/** The positions of the demo seller's posts, spread evenly over time. */
function placesOfDemoSeller(count: number): ReadonlySet<number> {
  const posts = Math.min(12, Math.ceil(count / 4));
  return new Set(Array.from({ length: posts }, (_, index) => Math.floor(((index + 0.5) * count) / posts)));
}

/** Some sellers sell more than others. */
function drawSeller(sellers: readonly Person[], random: Random): Person {
  const place = 1 + Math.floor(random.next() ** 1.25 * (sellers.length - 1));
  return sellers[place] ?? random.pick(sellers);
}

function nameOf(model: Model, variant: string, { colours }: Picture): string {
  const colour = colours.find((colour) => model.colours.includes(colour));
  return colour === undefined ? variant : `${variant}, ${colour}`;
}

/** Oldest first. Only dates and ages depend on `now`; names, sellers, pictures and ids never change. */
export function createProducts({ count, advertised, now, sellers }: Order): readonly Product[] {
  const random = createRandom(240);
  const dealer = new PictureDealer(random);
  const assortments = drawAssortments(count, random);
  const postTimes = createPostTimes(count, now, random);
  const ofDemoSeller = placesOfDemoSeller(count);
  const isAdvertised = chooseAdvertised(assortments, advertised, ofDemoSeller);
  const shown = new LastPictures();

  function post(assortment: Assortment, place: number): Product {
    const { category, kind } = assortment;
    const seller = ofDemoSeller.has(place) ? (sellers[0] ?? random.pick(sellers)) : drawSeller(sellers, random);
    const { email, name } = seller.user;
    const { writing } = seller;
    const inBangla = writing !== 'english';
    const lists = [category.categoryName, email, ...(isAdvertised.has(place) ? ['advertised'] : [])];
    const model = random.pick(assortment.models);
    const variant = drawVariant(model, random);
    const picture = dealer.deal(category.categoryName, model.look, shown.unwanted(lists));
    shown.show(picture.url, lists);

    const old = monthsSince(model.released, now);
    const months = drawMonthsOfUse(old, random);
    const secondHand = months < old - monthsOnSale;
    const worn = Math.max(months, Math.round(old * (secondHand ? 0.6 : 0.45)));
    const condition = drawCondition(months, random);
    const originalPrice = drawOriginalPrice(model.newPrice * variant.priceFactor, random);
    const price = drawPrice({ kind, condition, months: worn, originalPrice }, random);
    const inEnglish = useDuration(months);
    const duration = inBangla ? durationInBangla(inEnglish) : inEnglish;
    const facts = drawFacts(
      { condition, duration, months: kind === 'phone' || kind === 'laptop' ? worn : months },
      random,
    );
    const named = nameOf(model, variant.name, picture);
    const description = describe({ kind, facts, secondHand, writing }, random);
    const places = [random.pick(seller.areas), seller.town.name];
    const { postTime, postedAt } = postTimes[place] ?? { postTime: '', postedAt: null };

    return {
      id: objectId('product', place + 1),
      productName: writing === 'bangla' ? nameInBangla(named) : named,
      description,
      sellerName: name,
      sellerEmail: email,
      useDuration: duration,
      price,
      originalPrice,
      image: picture.url,
      condition,
      postTime,
      postedAt,
      categoryName: category.categoryName,
      categoryId: category.id,
      location: (inBangla ? places.map((place) => placeIn('bn', place)) : places).join(', '),
      phone: seller.phone,
      advertised: isAdvertised.has(place),
    };
  }

  return assortments.map(post);
}
