import type { CancelSignal } from '#domain/shared/reading.ts';

/** Groonga does not answer, or answers with an error. */
export class GroongaFailure extends Error {}

type Rows = readonly (readonly unknown[])[];

export type Selected = {
  readonly hits: number;
  readonly rows: Rows;
  /** The rows of each drilldown, by its name. */
  readonly drilldowns: Readonly<Record<string, Rows>>;
};

type Parameters = Readonly<Record<string, string | number>>;

type Options = { readonly headers?: Record<string, string>; readonly signal?: CancelSignal | undefined };

/** Groonga's commands over HTTP (https://groonga.org/docs/reference/command.html). */
export class Groonga {
  readonly #url: string;
  readonly #closed = new AbortController();

  constructor(url: string) {
    this.#url = url.replace(/\/$/, '');
  }

  /** Answers the body of the command's answer. */
  run(command: string, parameters: Parameters = {}, signal?: CancelSignal): Promise<unknown> {
    const body = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
    return this.#post(`/d/${command}`, body, { signal });
  }

  /** The signal closes the call. */
  async select(parameters: Parameters, signal?: CancelSignal): Promise<Selected> {
    const [found, drilldowns = {}] = (await this.run('select', parameters, signal)) as readonly [
      Rows,
      Record<string, Rows>?,
    ];
    const [[hits] = [], , ...rows] = found;
    return {
      hits: Number(hits),
      rows,
      // The number of rows and the columns come before the rows.
      drilldowns: Object.fromEntries(Object.entries(drilldowns).map(([name, of]) => [name, of.slice(2)])),
    };
  }

  /** Adds records, or replaces those with the same key. */
  async load(table: string, records: readonly object[]): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const loaded = await this.#post(`/d/load?table=${table}`, JSON.stringify(records), { headers });
    if (loaded !== records.length) throw new GroongaFailure(`Loaded ${String(loaded)} of ${records.length} records`);
  }

  /** Ends every call; later ones fail at once. */
  close(): void {
    this.#closed.abort();
  }

  async #post(path: string, body: string | URLSearchParams, { headers = {}, signal }: Options): Promise<unknown> {
    const call = new AbortController();
    const close = (): void => call.abort();
    if (signal?.aborted === true) close();
    signal?.addEventListener('abort', close);
    let answer: unknown;
    try {
      const either = AbortSignal.any([call.signal, this.#closed.signal]);
      const response = await fetch(this.#url + path, { method: 'POST', body, headers, signal: either });
      answer = await response.json();
    } catch (cause) {
      throw new GroongaFailure(`Groonga does not answer at ${this.#url}`, { cause });
    } finally {
      signal?.removeEventListener('abort', close);
    }
    const [[code, , , message], result] = answer as readonly [readonly unknown[], unknown];
    if (code !== 0) throw new GroongaFailure(String(message));
    return result;
  }
}

/** A text in Groonga's script syntax. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
