import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { MarketplaceState } from '../marketplace/MarketplaceState.ts';

const pictureName = /^[\w-]+\.(?:webp|svg)$/;
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
      const file = this.#find(c.req.param('name'));
      if (file === undefined) return c.notFound();
      const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      return c.body(new Uint8Array(readFileSync(file)), 200, {
        'content-type': type,
        'cache-control': `public, max-age=${day}`,
      });
    });
    return app;
  }

  /** A product stored at an earlier start may show a picture that no product of this start's world has. */
  #find(name: string): string | undefined {
    const known = this.#files.get(name);
    const file = fileURLToPath(new URL(`../seed/pictures/${basename(name)}`, import.meta.url));
    return known ?? (pictureName.test(name) && existsSync(file) ? file : undefined);
  }

  #served(image: string): string {
    if (!image.startsWith('file:')) return image;
    const file = fileURLToPath(image);
    this.#files.set(basename(file), file);
    return `${this.#publicUrl}/pictures/${basename(file)}`;
  }
}
