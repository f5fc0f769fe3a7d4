import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import type { ImageFile } from '#domain/selling/ImageHost.ts';

export const goodBooking = { phone: '01811 223344', meetingLocation: 'New Market' };

export function productForm(productName: string, initial: Partial<AddProductForm>): AddProductForm {
  return {
    productName,
    email: initial.email ?? '',
    sellerName: initial.sellerName ?? '',
    condition: initial.condition ?? 'Good',
    postTime: initial.postTime ?? '2026-05-01',
    description: 'Works as new.',
    useDuration: '1 year',
    originalPrice: '70,000',
    price: '38,500',
    categoryName: 'HP',
    categoryId: '1',
    phone: '01711 223344',
    location: 'Dhaka',
  };
}

let chosen = 0;

/** A different picture each time, because on the wire only its bytes distinguish it. */
export function aPictureFile(): ImageFile {
  chosen += 1;
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, chosen >> 16, chosen >> 8, chosen]);
  return { name: 'it.jpg', type: 'image/jpeg', size: bytes.length, arrayBuffer: async () => bytes.buffer };
}
