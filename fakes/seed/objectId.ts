/**
 * Ids in the form that real backends use: 24 hexadecimal characters. They depend only on a number, so a demo product
 * keeps its address.
 */
export type IdKind = 'user' | 'product' | 'booking' | 'upcoming product' | 'report';

const prefixes: Readonly<Record<IdKind, string>> = {
  user: '63e0a1b27c4d8f1e0a',
  product: '63e0b4c95ad2907b3c',
  booking: '63e0c7d13bf64e925d',
  'upcoming product': '63e0d8e46f0b1c7a2e',
  report: '63e0e9f57a1c2d8b3f',
};

export function objectId(kind: IdKind, number: number): string {
  return prefixes[kind] + number.toString(16).padStart(6, '0');
}
