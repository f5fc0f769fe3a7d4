import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { MarketplaceState } from '../marketplace/MarketplaceState.ts';

const day = 24 * 60 * 60;

/** The demo world's pictures are files in the source tree. The server serves them to browsers. */
export class ServedPictures {
  readonly #publicUrl: string;
  readonly #files = new Map<string, string>();

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** The same world, with addresses that a browser can open. */
  of(state: MarketplaceState): MarketplaceState {
    const served = (image: string): string => this.#served(image);
    return {
      ...state,
      categories: state.categories.map((category) => Object.assign({}, category, { img: served(category.img) })),
      products: state.products.map((product) => Object.assign({}, product, { image: served(product.image) })),
      bookings: state.bookings.map((booking) => Object.assign({}, booking, { image: served(booking.image) })),
      upcomingProducts: state.upcomingProducts.map((coming) => Object.assign({}, coming, { img: served(coming.img) })),
    };
  }

  routes(): Hono {
    const app = new Hono();
    app.get('/pictures/:name', (c) => {
      const file = this.#files.get(c.req.param('name'));
      if (file === undefined) return c.notFound();
      const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      return c.body(new Uint8Array(readFileSync(file)), 200, {
        'content-type': type,
        'cache-control': `public, max-age=${day}`,
      });
    });
    return app;
  }

  #served(image: string): string {
    if (!image.startsWith('file:')) return image;
    const file = fileURLToPath(image);
    this.#files.set(basename(file), file);
    return `${this.#publicUrl}/pictures/${basename(file)}`;
  }
}
