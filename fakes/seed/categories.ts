import type { Category } from '#domain/catalogue/Category.ts';
import { pictures } from './pictures.ts';

function picture(kind: keyof typeof pictures, index: number): string {
  return pictures[kind][index] ?? '';
}

/** In the shop's order. HP, Lenovo and Dell have the ids that forms use. */
export const categories: readonly Category[] = [
  { id: '1', categoryName: 'HP', img: picture('laptop', 3) },
  { id: '2', categoryName: 'Lenovo', img: picture('laptop', 11) },
  { id: '3', categoryName: 'Dell', img: picture('laptop', 17) },
  { id: '4', categoryName: 'Smart Phone', img: picture('phone', 10) },
  { id: '5', categoryName: 'Camera', img: picture('camera', 9) },
  { id: '6', categoryName: 'Drone', img: picture('drone', 8) },
];
