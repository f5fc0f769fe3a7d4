import type { Server } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { BadRequest } from './wire.ts';

/** What answers requests: an app's routes, put together by whoever starts the server. */
export type Routes = (publicUrl: () => string) => readonly Hono[];

/** Routes behind a real socket, open to every origin, as the backends of this contract are. */
export class LocalBackend {
  readonly #server: ServerType;
  readonly #url: string;

  private constructor(server: ServerType, url: string) {
    this.#server = server;
    this.#url = url;
  }

  /** Port 0 takes any that is free. */
  static start(routes: Routes, { port = 0, hostname = 'localhost' } = {}): Promise<LocalBackend> {
    let url = '';
    const app = new Hono();
    app.use(compress());
    app.use(cors({ origin: '*' }));
    app.onError((error, c) => {
      if (error instanceof BadRequest) return c.json({ message: error.message }, 400);
      console.error(error);
      return c.text('Internal Server Error', 500);
    });
    app.notFound((c) => c.html(`<!DOCTYPE html><title>Error</title><pre>Cannot ${c.req.method} this path</pre>`, 404));
    for (const part of routes(() => url)) app.route('/', part);

    return new Promise((resolve, reject) => {
      const server = serve({ fetch: app.fetch, port, hostname }, (address) => {
        url = `http://${hostname}:${address.port}`;
        resolve(new LocalBackend(server, url));
      });
      server.on('error', reject);
    });
  }

  get url(): string {
    return this.#url;
  }

  async stop(): Promise<void> {
    (this.#server as Server).closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
