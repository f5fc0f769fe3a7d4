import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A Groonga that answers no search that has a filter, or takes no products. */
export async function aHangingGroonga(at: 'search' | 'load') {
  const open = new Set<IncomingMessage>();
  const server = createServer((request, response) => {
    void answerTo(request, at).then((answer) => {
      if (answer !== null) return response.end(JSON.stringify([[0], answer]));
      open.add(request);
      server.emit('hanging', open.size);
      return response.on('close', () => {
        open.delete(request);
        server.emit('hanging', open.size);
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Resolves when so many calls hang. */
  const hanging = (wanted: number) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (open.size === wanted) resolve();
      };
      server.on('hanging', look);
      look();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hanging };
}

/** As Groonga answers; null where it hangs. */
async function answerTo(request: IncomingMessage, at: 'search' | 'load'): Promise<unknown> {
  const body = await text(request);
  if (request.url?.startsWith('/d/load') === true)
    return at === 'load' ? null : (JSON.parse(body) as readonly unknown[]).length;
  if (request.url === '/d/table_list') return [[]];
  if (request.url !== '/d/select') return true;
  const asked = new URLSearchParams(body);
  if (asked.get('table') === 'Feed') return [[[1], []]];
  return at === 'search' && asked.has('filter') ? null : [[[0], []]];
}
