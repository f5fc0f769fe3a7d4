import type { Condition } from '../catalogue/Product.ts';
import { isMoment } from '../shared/isMoment.ts';
import type { ProductFacts, SavedProduct, SeenPrice } from './SavedProduct.ts';

/** Version 0 stored a triple for each product: id, time, facts. */
export function savedFromRows(content: unknown): unknown {
  return Array.isArray(content) ? content.map((row: unknown) => (Array.isArray(row) ? fromRow(row) : null)) : content;
}

function fromRow([productId, savedAt, facts]: readonly unknown[]): unknown {
  return { productId, savedAt, facts };
}

/** Skips damaged products and keeps the others. Damaged facts count as missing. */
export function parseSaved(content: unknown): readonly SavedProduct[] | undefined {
  return Array.isArray(content) ? content.map(savedOf).filter((one) => one !== null) : undefined;
}

function savedOf(content: unknown): SavedProduct | null {
  const { productId, savedAt, facts, wasTaken, seen } = fieldsOf(content);
  if (typeof productId !== 'string' || typeof savedAt !== 'number') return null;
  return {
    productId,
    savedAt,
    facts: isFacts(facts) && facts.id === productId ? facts : null,
    ...(wasTaken === true ? { wasTaken } : {}),
    ...(isSeenPrice(seen) ? { seen } : {}),
  };
}

const texts = ['id', 'productName', 'categoryName', 'image'];
const amounts = ['price', 'originalPrice'];
const conditions: { readonly [C in Condition]: true } = { Excellent: true, Good: true, Fair: true };

function isFacts(content: unknown): content is ProductFacts {
  const fields = fieldsOf(content);
  const { condition } = fields;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    amounts.every((name) => Number.isFinite(fields[name])) &&
    typeof condition === 'string' &&
    Object.hasOwn(conditions, condition)
  );
}

function isSeenPrice(content: unknown): content is SeenPrice {
  const { price, at } = fieldsOf(content);
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 && (at === null || isMoment(at));
}

function fieldsOf(content: unknown): { readonly [name: string]: unknown } {
  return typeof content === 'object' && content !== null ? Object.fromEntries(Object.entries(content)) : {};
}
