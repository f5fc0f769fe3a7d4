import { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest } from '#adapters/http/Transport.ts';
import type { Result } from '#domain/shared/Result.ts';

/** A call and its answer, shortened for printing. */
export type Exchange = {
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  /** The status, or why there was none. */
  readonly status: number | HttpBreakdown;
  readonly answered: string;
};

const longest = 300;

function short(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)} …`;
}

const maxRows = 40;

/** A list row by row, so that the faulty row is never cut off. A very long list shows both ends. */
function shortAnswer(text: string): string {
  const rows = rowsOf(text);
  if (rows === null) return short(text);
  const lines = rows.map((row) => short(JSON.stringify(row) ?? 'null'));
  const shown =
    lines.length <= maxRows
      ? lines
      : [...lines.slice(0, maxRows / 2), `… ${lines.length - maxRows} more …`, ...lines.slice(-maxRows / 2)];
  return `[${shown.join(',\n              ')}]`;
}

function rowsOf(text: string): readonly unknown[] | null {
  try {
    const answer: unknown = JSON.parse(text);
    return Array.isArray(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** Records every exchange, so that a failing case can show the answer. */
export class RecordingTransport extends AxiosTransport {
  readonly exchanges: Exchange[] = [];
  /** Called with the full body of each successful answer. */
  onAnswer: (request: HttpRequest, body: string) => void = () => undefined;

  override async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const result = await super.send(request);
    const { pathname, search } = new URL(request.url);
    this.exchanges.push({
      method: request.method,
      path: decodeURIComponent(pathname + search),
      sent: typeof request.body === 'string' ? short(request.body) : '',
      status: result.ok ? result.value.status : result.failure,
      answered: result.ok ? shortAnswer(result.value.text) : '',
    });
    if (result.ok && result.value.status < 300) this.onAnswer(request, result.value.text);
    return result;
  }
}
