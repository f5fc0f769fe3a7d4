import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { bodyLimits } from './bodyLimits.ts';
import { OpenCalls } from './OpenCalls.ts';
import { BadRequest } from './requestBody.ts';

/** An app's routes, which the caller puts together. */
export type Routes = (publicUrl: () => string) => readonly Hono[];

/** Another server on the same socket, under its own paths. */
export interface Beside {
  takes(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when the socket is no longer needed. */
  settled(): Promise<void>;
}

type Place = {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly hostname?: string;
  readonly beside?: Beside | undefined;
  /** Called when no call is open any more. */
  readonly onStop?: () => void | Promise<void>;
};

/** Routes behind a real socket, open to every origin like other backends of this contract. */
export class LocalBackend {
  readonly #server: Server;
  readonly #url: string;

  readonly #beside: Beside | undefined;
  readonly #calls: OpenCalls;
  readonly #onStop: () => void | Promise<void>;

  private constructor(server: Server, url: string, calls: OpenCalls, { beside, onStop = () => undefined }: Place) {
    this.#server = server;
    this.#url = url;
    this.#calls = calls;
    this.#beside = beside;
    this.#onStop = onStop;
  }

  static start(routes: Routes, place: Place = {}): Promise<LocalBackend> {
    const { port = 0, hostname = 'localhost', beside } = place;
    let url = '';
    const app = new Hono();
    const calls = new OpenCalls();
    app.use((_, next) => calls.track(next()));
    app.use(compress());
    app.use(cors({ origin: '*', maxAge: 600 }));
    app.use(bodyLimits);
    app.onError((error, c) => {
      if (error instanceof BadRequest) return c.json({ message: error.message }, 400);
      console.error(error);
      return c.text('Internal Server Error', 500);
    });
    app.notFound((c) => c.html(`<!DOCTYPE html><title>Error</title><pre>Cannot ${c.req.method} this path</pre>`, 404));
    for (const part of routes(() => url)) app.route('/', part);

    return new Promise((resolve, reject) => {
      const answer = getRequestListener(app.fetch, { hostname });
      const server = createServer((request, response) => {
        if (beside?.takes(request.url ?? '') === true) beside.answer(request, response);
        else void answer(request, response);
      });
      server.on('error', reject);
      server.listen(port, hostname, () => {
        const address = server.address();
        url = `http://${hostname}:${typeof address === 'object' && address !== null ? address.port : port}`;
        resolve(new LocalBackend(server, url, calls, place));
      });
    });
  }

  get url(): string {
    return this.#url;
  }

  async stop(): Promise<void> {
    await this.#beside?.settled();
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
    await this.#calls.ended();
    await this.#onStop();
  }
}
