import type { SellerNotice } from '#domain/booking/SellerNotice.ts';

/** Of a laptop whose seller can be reached in every way. */
export function aSellerNotice(given: Partial<SellerNotice> = {}): SellerNotice {
  return {
    booking: {
      buyerName: 'Sabbir Alam',
      phone: '01812 345678',
      meetingLocation: 'North End, Mirpur 11',
      price: 38_500,
      productName: 'ThinkPad T480',
    },
    seller: { name: 'Tanvir Ahmed', email: 'tanvir@example.com', phone: '01711-223344', location: 'Mirpur, Dhaka' },
    productId: '63e0b4c95ad2907b3c000005',
    ...given,
  };
}
