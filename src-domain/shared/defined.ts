export type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that have a value: what is unknown is absent. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
