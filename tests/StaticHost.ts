import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import type { FirebaseHosting } from '#src/build/hosting/firebaseHosting.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

const twins = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** Null for an address that is not encoded correctly. */
function pathOf(address: string): string | null {
  try {
    return normalize(decodeURIComponent(new URL(`http://localhost${address}`).pathname));
  } catch {
    return null;
  }
}

/** The compressed copy of a file that a browser accepts, Brotli before gzip; undefined if there is none. */
function twinOf(file: string, accepted: string) {
  const encodings = new Set(accepted.split(',').map((one) => one.split(';')[0]?.trim()));
  return twins.find(({ encoding, ending }) => encodings.has(encoding) && existsSync(file + ending));
}

/**
 * Serves a live build the way Firebase Hosting would. It reads the configuration that the build wrote at each request.
 */
export class StaticHost {
  /** The build's folder. Pointing it at another folder deploys another release. */
  folder: string;
  /** Paths of all requests so far. */
  readonly asked: string[] = [];
  /**
   * Files answered with a page and cached for a year, as a host does when it rewrites every address: how many more
   * times each.
   */
  readonly misplaced = new Map<string, number>();
  readonly #server: Server;

  constructor(folder: string) {
    this.folder = folder;
    this.#server = createServer((request, response) => {
      const path = pathOf(request.url ?? '/');
      if (path === null) {
        response.writeHead(400).end();
        return;
      }
      this.asked.push(path);
      const redirect = this.#hosting().redirects.find(({ source }) => source === path);
      if (redirect !== undefined) {
        response.writeHead(redirect.type, { location: redirect.destination }).end();
        return;
      }
      const { status, file, headers } = this.#answer(path);
      const twin = twinOf(file, request.headers['accept-encoding'] ?? '');
      response.writeHead(status, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        vary: 'accept-encoding',
        ...(twin === undefined ? {} : { 'content-encoding': twin.encoding }),
        ...headers,
      });
      response.end(readFileSync(file + (twin?.ending ?? '')));
    });
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, 'localhost', resolve);
    });
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #answer(path: string) {
    const wrongAnswers = this.misplaced.get(path) ?? 0;
    if (wrongAnswers > 0) {
      this.misplaced.set(path, wrongAnswers - 1);
      return {
        status: 200,
        file: join(this.folder, 'app.html'),
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      };
    }
    const hosting = this.#hosting();
    const rewritten = hosting.rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination;
    const found = [path, join(path, 'index.html'), ...(hosting.cleanUrls ? [`${path}.html`] : []), rewritten].find(
      (one) => one !== undefined && this.#has(one),
    );
    const served = found ?? '404.html';
    const rules = hosting.headers.filter((rule) =>
      'regex' in rule ? new RegExp(rule.regex).test(path) : rule.source === served,
    );
    return {
      status: found === undefined ? 404 : 200,
      file: join(this.folder, served),
      headers: Object.fromEntries(
        rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
      ),
    };
  }

  #hosting(): FirebaseHosting['hosting'] {
    const file = join(dirname(this.folder), 'firebase.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as FirebaseHosting).hosting;
  }

  #has(path: string): boolean {
    const file = join(this.folder, path);
    return existsSync(file) && statSync(file).isFile();
  }
}
