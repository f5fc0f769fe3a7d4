import { AxiosTransport, type HttpAnswer, type HttpBreakdown, type HttpRequest } from '#adapters/axios/AxiosTransport.ts';
import type { Result } from '#domain/shared/Result.ts';

/** One call and what came back, short enough to be printed. */
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

/** Remembers every exchange, so that a case that fails can say what came. */
export class RecordingTransport extends AxiosTransport {
  readonly exchanges: Exchange[] = [];
  /** Called with the whole body of every successful answer. */
  onAnswer: (request: HttpRequest, body: string) => void = () => undefined;

  override async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const result = await super.send(request);
    const { pathname, search } = new URL(request.url);
    this.exchanges.push({
      method: request.method,
      path: decodeURIComponent(pathname + search),
      sent: typeof request.body === 'string' ? short(request.body) : '',
      status: result.ok ? result.value.status : result.failure,
      answered: result.ok ? short(result.value.text) : '',
    });
    if (result.ok && result.value.status < 300) this.onAnswer(request, result.value.text);
    return result;
  }
}
