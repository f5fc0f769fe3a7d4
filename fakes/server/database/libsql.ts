import { createRequire } from 'node:module';

export type Value = string | number | null;

export type Statement = {
  run(...values: readonly Value[]): { readonly changes: number };
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): readonly unknown[];
  /** Rows as arrays. */
  raw(): Statement;
};

/** The part of the driver that is used. Its own types are another driver's, and promise more than it does. */
export type Connection = {
  readonly inTransaction: boolean;
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
};

type Driver = new (place: string, options: { readonly authToken?: string }) => Connection;

const load = createRequire(import.meta.url);

/** Loads the driver only now: it is native code, and there is none for some platforms. */
export function connect(place: string, authToken: string | undefined): Connection {
  let Driver: Driver;
  try {
    Driver = load('libsql') as Driver;
  } catch (cause) {
    const platform = `${process.platform} ${process.arch}`;
    throw new Error(`The database driver libsql is not installed, or has no build for ${platform}.`, { cause });
  }
  return new Driver(place, authToken === undefined ? {} : { authToken });
}
