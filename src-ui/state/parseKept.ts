import type { Condition } from '#domain/catalogue/Product.ts';
import type { KeptProduct, ProductFacts } from './KeptProduct.ts';

/** What is damaged is left out; facts that make no sense are as good as none. */
export function parseKept(text: string | null): readonly KeptProduct[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows.flatMap(rowOf) : [];
  } catch {
    return [];
  }
}

function rowOf(row: unknown): readonly KeptProduct[] {
  if (!Array.isArray(row)) return [];
  const [productId, keptAt, facts]: readonly unknown[] = row;
  if (typeof productId !== 'string' || typeof keptAt !== 'number') return [];
  return [{ productId, keptAt, facts: isFacts(facts) && facts.id === productId ? facts : null }];
}

const texts = ['id', 'productName', 'categoryName', 'image'];
const amounts = ['price', 'originalPrice'];
const conditions: { readonly [C in Condition]: true } = { Excellent: true, Good: true, Fair: true };

function isFacts(value: unknown): value is ProductFacts {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const condition = fields.get('condition');
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    amounts.every((name) => Number.isFinite(fields.get(name))) &&
    typeof condition === 'string' && Object.hasOwn(conditions, condition)
  );
}
