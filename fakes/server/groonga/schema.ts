import { factNames } from '../database/search/catalogueEntry.ts';
import type { Groonga } from './Groonga.ts';

/** Columns of words, in the order of `textsOf`. */
export const wordColumns = ['name', 'categoryWords', 'placeWords', 'seller', 'description'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** `age` ascends from the newest; `number` is the order of arrival. */
const places = ['age', 'number'] as const;
const fractions: ReadonlySet<string> = new Set(['price', 'costliness', 'months']);
const indexed = ['category', 'condition', 'place', 'verified', 'advertised', 'price', 'months'] as const;

/** Creates the tables, if they are missing. */
export async function createTables(groonga: Groonga): Promise<void> {
  const [, ...tables] = (await groonga.run('table_list')) as readonly (readonly unknown[])[];
  if (tables.some(([, name]) => name === 'Feed')) return;
  const table = (name: string, flags: string, type: string) =>
    groonga.run('table_create', { name, flags, key_type: type });
  const column = (of: string, name: string, flags: string, type: string, source = '') =>
    groonga.run('column_create', { table: of, name, flags, type, ...(source === '' ? {} : { source }) });
  await groonga.run('plugin_register', { name: 'functions/number' });
  await groonga.run('plugin_register', { name: 'functions/math' });
  // Patricia tries, because beginnings of words are looked up.
  await table('Words', 'TABLE_PAT_KEY', 'ShortText');
  await table('Integers', 'TABLE_PAT_KEY', 'Int64');
  await table('Fractions', 'TABLE_PAT_KEY', 'Float');
  await table('Products', 'TABLE_HASH_KEY', 'ShortText');
  for (const name of wordColumns) {
    await column('Products', name, 'COLUMN_VECTOR', 'Words');
    await column('Words', `in_${name}`, 'COLUMN_INDEX', 'Products', name);
  }
  for (const name of [...factNames, ...places])
    await column('Products', name, 'COLUMN_SCALAR', fractions.has(name) ? 'Float' : 'Int64');
  for (const name of indexed)
    await column(fractions.has(name) ? 'Fractions' : 'Integers', `of_${name}`, 'COLUMN_INDEX', 'Products', name);
  // Last: a start that was interrupted before it is not taken for a finished one.
  await table('Feed', 'TABLE_HASH_KEY', 'ShortText');
}
