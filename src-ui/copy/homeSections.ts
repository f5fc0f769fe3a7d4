import { catalogue } from './catalogue.ts';

const english = {
  upcoming: 'Coming to the shop',
  upcomingCarousel: 'Upcoming products and services',
  upcomingNone: 'Nothing is announced now',
  upcomingNoneText: 'What comes next to the shop is shown here as soon as it is known.',
  upcomingMissing: 'The announcements did not come',
  upcomingMissingText: 'What comes next to the shop could not be asked. The rest of the page is not affected.',

  offerTitle: 'Drone, ready to fly',
  offerRating: (products: string) => `${products} products rating`,
  offerPrice: 'Offer price',
  offerBefore: 'Before',
  dollars: (amount: string) => `${amount}$`,
  dollarsLess: (amount: string) => `${amount}$ less`,
  offerEndsIn: 'The offer ends in',
  offerEnded: (date: string) => `This offer ended on ${date}`,
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  seeAllProducts: 'See all products',

  why: 'Why Should You Choose Us?',
  whyLead: 'Buying used should feel like borrowing from a careful friend.',
  delivery: 'Delivery System',
  deliveryText: 'Name a place to meet when you book, and look at the product there before it changes hands.',
  collection: 'Products Collection',
  collectionText: 'Phones, laptops, cameras, watches and drones, each with its age, its place and its first price.',
  quality: 'Products Quality',
  qualityText: 'Excellent, Good or Fair: three words with a fixed meaning, the same on every card.',

  brands: 'Popular brands',

  categories: 'Product categories',
  seeAll: 'See all',
  seeAllOf: (section: string) => `See all: ${section}`,
  listMissing: 'This list did not come. Everything on offer is under All Products.',
  noCategories: 'There are no categories yet.',

  newlyAdded: 'Newly added products',
  smartPhone: 'Smart Phone',
  camera: 'Camera',
  vrBox: 'VR Box',
  smartWatch: 'Smart Watch',
  noSmartPhones: 'No smart phone was added lately.',
  comingSoon: 'Coming Soon',
  comingSoonText: (kind: string) => `There is nothing under ${kind} yet.`,
  example: 'Example',
  cameraSlr: 'SLR with a zoom lens',
  cameraSlrText: 'Look for: shutter count, marks on the glass, battery age.',
  cameraRangefinder: 'Rangefinder in leather',
  cameraRangefinderText: 'Look for: a clear finder, a smooth focus ring, no fungus.',
  cameraCompact: 'Compact for the pocket',
  cameraCompactText: 'Look for: a lens that opens fully, no dust on pictures.',
  cameraMirrorless: 'Mirrorless with a fast lens',
  cameraMirrorlessText: 'Look for: a clean sensor, a tight mount, both caps.',

  advertised: 'Advertised products',
  noAdvertised: 'Nothing is advertised now.',

  testimonials: 'What our customers say',
  testimonialList: [
    {
      quote: 'The seller wrote “light wear on the lid”, and that is exactly what it had. I checked it at a café and carried it home.',
      name: 'Sabbir Alam',
      about: 'Bought a laptop',
    },
    {
      quote: 'I sold my old camera in four days. The form asked for everything a buyer would have asked me later.',
      name: 'Farhana Akter',
      about: 'Sold a camera',
    },
    {
      quote: 'The verified mark decided it. Same model, same price, but this one had a name behind it.',
      name: 'Mitu Das',
      about: 'Bought a smart watch',
    },
    {
      quote: 'My students now fly a drone that cost us less than a projector lamp.',
      name: 'Kamal Uddin',
      about: 'Bought a drone',
    },
  ],
};

/** What one scrolls to on Home; fetched apart from its first screen. */
export const homeSectionTexts = catalogue(english, {
  ...english,
  why: 'Why Should You Chose Us?',
});
