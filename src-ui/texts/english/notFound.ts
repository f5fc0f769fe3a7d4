export const notFound = {
  title: 'Not found',
  picture: 'A drone shines its lamp on an empty spot with the outline of a phone',
  heading: "The stuff you were looking for doesn't exist",
  text: 'The owner may have removed it, or the link has a typo.',
  retry: 'Retry',
  allProducts: 'All Products',
};
