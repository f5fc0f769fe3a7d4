import type { Booking } from '#domain/booking/Booking.ts';

export function aBooking(over: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    buyerName: 'Sabbir Alam',
    email: 'sabbir@example.com',
    phone: '01711 223344',
    meetingLocation: 'North End, Mirpur 11',
    price: 38500,
    productName: 'ThinkPad T480',
    image: 'https://pictures.example/t480.webp',
    categoryName: 'Lenovo',
    categoryId: '2',
    ...over,
  };
}
