import { BadRequest } from '../../requestBody.ts';

/** An opaque cursor for what follows a place in an order. */
export function cursorAt(sort: string, place: readonly number[]): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

export function readCursor(sort: string, cursor: string): readonly number[] {
  const [of, ...place] = parse(cursor);
  if (of !== sort || !place.every((value): value is number => typeof value === 'number'))
    throw new BadRequest('after is no cursor of this list');
  return place;
}

function parse(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
