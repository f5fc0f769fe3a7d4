import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
};

export type Scripted =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string; readonly type?: string; readonly retryAfter?: string }
  /** Takes the request and never answers. */
  | 'hang'
  /** Drops the connection. */
  | 'reset';

/** A server on a real socket that records requests and gives scripted answers. */
export class ScriptedServer {
  readonly received: Received[] = [];
  #answerTo: (request: Received) => Scripted = () => ({ json: {} });
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request, response);
    });
  }

  static async start(): Promise<ScriptedServer> {
    const server = new ScriptedServer();
    await new Promise<void>((resolve) => {
      server.#server.listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * With one answer: gives it to every request. With several: each answers one request, and the last answers all later
   * ones.
   */
  answer(...answers: readonly Scripted[]): void {
    this.answerBy(() => answers[Math.min(this.received.length, answers.length) - 1] ?? 'hang');
  }

  answerBy(answerTo: (request: Received) => Scripted): void {
    this.#answerTo = answerTo;
    this.received.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received: Received = {
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization,
      contentType: request.headers['content-type'],
      body: Buffer.concat(chunks).toString('utf8'),
    };
    this.received.push(received);
    const answer = this.#answerTo(received);
    if (answer === 'hang') return;
    if (answer === 'reset') {
      request.socket.destroy();
      return;
    }
    const json = 'json' in answer;
    response.writeHead(answer.status ?? 200, {
      'content-type': json ? 'application/json' : (answer.type ?? 'text/plain'),
      ...(json || answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }),
    });
    response.end(json ? JSON.stringify(answer.json) : answer.text);
  }
}
