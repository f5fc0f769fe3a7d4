import { catalogue } from './catalogue.ts';

const english = {
  upcoming: 'Coming to the shop',
  upcomingCarousel: 'Upcoming products and services',
  upcomingNone: 'No announcements right now',
  upcomingNoneText: 'Upcoming products will appear here.',
  upcomingMissing: 'We couldn’t load upcoming products',
  upcomingMissingText: 'Upcoming products aren’t available right now. The rest of the page works.',

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
  deliveryText: 'Choose a meeting place when you book, and check the product there before you take it.',
  collection: 'Products Collection',
  collectionText: 'Phones, laptops, cameras, watches and drones, each with its age, place and original price.',
  quality: 'Products Quality',
  qualityText: 'Excellent, Good or Fair: three words with a fixed meaning, the same on every card.',

  brands: 'Popular brands',

  categories: 'Product categories',
  seeAll: 'See all',
  seeAllOf: (section: string) => `See all: ${section}`,
  listMissing: 'We couldn’t load this list. You’ll find everything under All Products.',
  noCategories: 'There are no categories yet.',

  newlyAdded: 'Newly added products',
  smartPhone: 'Smart Phone',
  camera: 'Camera',
  vrBox: 'VR Box',
  smartWatch: 'Smart Watch',
  noSmartPhones: 'Nothing under Smart Phone right now. These are the newest products in the shop:',
  newestOfAll: 'Newest products in the shop',
  nothingAdded: 'Nothing for sale yet',
  nothingAddedText: 'New products appear here first.',
  newlyMissing: 'We couldn’t load the newest products',
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
  noAdvertised: 'No products are advertised right now.',

  testimonials: 'What our customers say',
  testimonialList: [
    {
      quote:
        'The seller wrote “light wear on the lid”, and that is exactly what it had. I checked it at a café and carried it home.',
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

/** Home's lower sections, loaded separately from the first screen. */
export const homeSectionTexts = catalogue(english, {
  ...english,
  why: 'Why Should You Chose Us?',
});
