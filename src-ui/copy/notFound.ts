import { catalogue } from './catalogue.ts';

const english = {
  title: 'Not found',
  picture: 'A drone shines its lamp on an empty spot with the outline of a phone',
  heading: "The stuff you were looking for doesn't exist",
  text: 'It may have been taken away by its owner, or the address has a slip.',
  retry: 'Retry',
  allProducts: 'All Products',
};

export const notFoundTexts = catalogue(english, english);
