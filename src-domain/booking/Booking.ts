/** A buyer's promise to meet a seller and buy. It names its product by what it says, not by an id. */
export type Booking = {
  readonly id: string;
  readonly buyerName: string;
  /** The buyer's. */
  readonly email: string;
  readonly phone: string;
  readonly meetingLocation: string;
  /** Taka. */
  readonly price: number;
  readonly productName: string;
  /** URL of the product's picture; empty where it has none. */
  readonly image: string;
  readonly categoryName: string;
  readonly categoryId: string;
};

export type NewBooking = Omit<Booking, 'id'>;
