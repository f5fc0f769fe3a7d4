import { Agent } from 'node:http';
import { Hono } from 'hono';
import { emailOfIdToken } from '#fakes/auth/idTokens.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { proofChecks } from '#fakes/server/proofChecks.ts';
import type { FakeStorage } from '#fakes/control/FakeStorage.ts';
import type { Servers } from './Servers.ts';
import type { Time } from './Time.ts';

type Running = { readonly backend: LocalBackend; readonly agent: Agent };

/** The local backend on a real socket. After a restart its storage survives and its connections are broken. */
export class Backend {
  readonly url: string;
  readonly #servers: Servers;
  readonly #time: Time;
  readonly #breakOffs = new Set<() => void>();
  #running: Running;

  private constructor(servers: Servers, time: Time, running: Running) {
    this.#servers = servers;
    this.#time = time;
    this.#running = running;
    this.url = running.backend.url;
  }

  static async start(servers: Servers, time: Time): Promise<Backend> {
    return new Backend(servers, time, await listen(servers, time, 0));
  }

  /** Connections to the running server. */
  get agent(): Agent {
    return this.#running.agent;
  }

  /** Calls when the connections break; answers a function that stops listening. */
  onBreakOff(breakOff: () => void): () => void {
    this.#breakOffs.add(breakOff);
    return () => this.#breakOffs.delete(breakOff);
  }

  async restart(): Promise<void> {
    for (const breakOff of this.#breakOffs) breakOff();
    await this.stop();
    this.#running = await listen(this.#servers, this.#time, Number(new URL(this.url).port));
  }

  async stop(): Promise<void> {
    this.#running.agent.destroy();
    await this.#running.backend.stop();
  }
}

async function listen(servers: Servers, clock: Time, port: number): Promise<Running> {
  const routesOver = (storage: FakeStorage): Hono => {
    const { seed, extensions } = servers.setting;
    const { marketplace } = new LocalWorld({ seed, extensions, storage, clock, secret: 'only for tests' });
    const checks = proofChecks(marketplace, (idToken) => emailOfIdToken(idToken, clock.now()));
    return new Hono().route('/', checks).route('/', marketplaceRoutes(marketplace));
  };
  const writes = routesOver(servers.storage.openTab());
  const reads = routesOver(servers.replica);
  const routes = new Hono().all('*', (c) => (c.req.method === 'GET' ? reads : writes).fetch(c.req.raw));
  const backend = await LocalBackend.start(() => [routes], { port, hostname: '127.0.0.1' });
  return { backend, agent: new Agent({ keepAlive: true }) };
}
