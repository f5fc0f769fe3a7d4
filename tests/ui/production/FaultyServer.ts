import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly token: string | null;
  readonly body: string;
};

export type Fault =
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Breaks the connection. */
  | { readonly kind: 'reset' }
  /** Lets the backend do the call, then breaks the connection instead of answering. */
  | { readonly kind: 'answer-lost' }
  /** Lets the backend do the call, and answers when released. */
  | { readonly kind: 'late'; readonly release: Promise<void> }
  /** Answers when released, if it has to wait. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly type: string;
      readonly release?: Promise<void>;
    };

export const hang: Fault = { kind: 'hang' };
export const reset: Fault = { kind: 'reset' };
export const json = (status: number, body: unknown): Fault => ({
  kind: 'answer',
  status,
  body: JSON.stringify(body),
  type: 'application/json',
});
export const text = (status: number, body: string): Fault => ({ kind: 'answer', status, body, type: 'text/plain' });

/** Answers a fault for a call, or null to pass the call on to the backend. */
export type Script = (call: Call) => Fault | null;

/** A real socket in front of a backend. It records each call and injects faults on request. */
export class FaultyServer {
  readonly calls: Call[] = [];
  /** Addresses of calls that the shop cancelled before the answer. */
  readonly abandoned: string[] = [];
  script: Script = () => null;
  readonly #backend: string;
  readonly #server: Server;

  private constructor(backend: string) {
    this.#backend = backend;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async before(backendUrl: string): Promise<FaultyServer> {
    const server = new FaultyServer(backendUrl);
    await new Promise<void>((resolve) => {
      server.#server.listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The calls as 'METHOD /path?query'. */
  get asked(): readonly string[] {
    return this.calls.map(({ method, url }) => `${method} ${url}`);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          ...cors,
          'access-control-allow-methods': '*',
          'access-control-allow-headers': '*, authorization',
        })
        .end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const call: Call = {
      method: request.method ?? '',
      url: request.url ?? '',
      token: request.headers.authorization?.replace(/^Bearer /, '') ?? null,
      body: body.toString('utf8'),
    };
    this.calls.push(call);
    response.on('close', () => {
      if (!response.writableEnded) this.abandoned.push(call.url);
    });
    const fault = this.script(call);
    if (fault === null || fault.kind === 'late' || fault.kind === 'answer-lost') {
      const answer = await this.#pass(request, body);
      if (answer === null || fault?.kind === 'answer-lost') request.socket.destroy();
      else {
        if (fault !== null) await fault.release;
        response.writeHead(answer.status, answer.headers).end(answer.body);
      }
    } else if (fault.kind === 'reset') request.socket.destroy();
    else if (fault.kind === 'answer') {
      await fault.release;
      response.writeHead(fault.status, { 'content-type': fault.type, ...cors }).end(fault.body);
    }
  }

  /** Null if the backend has stopped meanwhile. */
  #pass(request: IncomingMessage, body: Buffer): Promise<Passed | null> {
    const { method, url = '', headers } = request;
    return new Promise((resolve) => {
      const passed = send(
        this.#backend + url,
        { method, headers: { ...headers, host: new URL(this.#backend).host } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => resolve(null));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      passed.on('error', () => resolve(null));
      passed.end(body);
    });
  }
}

type Passed = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const cors = { 'access-control-allow-origin': '*' };
