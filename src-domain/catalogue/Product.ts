export const conditions = ['Excellent', 'Good', 'Fair'] as const;
export type Condition = (typeof conditions)[number];
export const defaultCondition: Condition = 'Excellent';

/** Whether a product can still be had, as a marketplace with `sales` says. */
export const productStatuses = ['available', 'reserved', 'sold'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** A used device that a seller offers. */
export type Product = {
  readonly id: string;
  readonly productName: string;
  readonly description: string;
  readonly sellerName: string;
  readonly sellerEmail: string;
  /** How long it was in use, in the seller's words: '1 year', '8 months'. */
  readonly useDuration: string;
  /** Resale price in taka. */
  readonly price: number;
  /** Price when new, in taka. */
  readonly originalPrice: number;
  /** URL at the image host; empty for a post without a picture. */
  readonly image: string;
  readonly condition: Condition;
  /** When it was posted, as the seller's client wrote it: a date, a date-time or a browser's own format. */
  readonly postTime: string;
  /** `postTime` in milliseconds since 1970-01-01T00:00Z, the order of posts; null if it contains no date. */
  readonly postedAt: number | null;
  readonly categoryName: string;
  readonly categoryId: string;
  readonly location: string;
  readonly phone: string;
  readonly advertised: boolean;
  /** Absent if the marketplace answers none. Then no status is shown. */
  readonly status?: ProductStatus;
};

/** A product as its seller sends it; the marketplace gives it an id. */
export type NewProduct = Omit<Product, 'id' | 'postedAt' | 'advertised' | 'status'>;
