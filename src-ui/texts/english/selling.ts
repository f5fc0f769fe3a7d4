export const selling = {
  sellerProducts: 'Seller Products',
  sellerProductsLead: 'Your products. Advertised ones also appear on Home.',
  addProduct: 'Add product',

  table: 'Your products',
  loading: 'Loading your products…',
  image: 'Image',
  productName: 'Product Name',
  email: 'Email',
  price: 'Price',
  actions: 'Actions',
  advertise: 'Advertise',
  advertising: 'Advertising…',
  advertised: 'Advertised',
  delete: 'Delete',
  duplicate: 'Duplicate as new',
  ofProduct: (product: string) => ` ${product}`,

  deleteTitle: 'Do you want to delete this product?',
  isWanted: ' It is reserved or requested.',
  deleteText: (product: string) => `This removes ${product} from the shop. You can undo it for a few seconds.`,
  keepProduct: 'Keep product',
  confirmDelete: 'Delete product',

  emptyTitle: 'Nothing for sale yet',
  emptyText: 'Add your first product with a photo, its condition and a price.',
  notLoaded: 'We couldn’t load your products',
};
