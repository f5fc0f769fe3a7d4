import { Hono } from 'hono';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import type { ImageStore } from './ImageStore.ts';

export type ImageHostOptions = {
  readonly store: ImageStore;
  /** This server's public address. */
  readonly publicUrl: () => string;
  readonly key: string;
};

const day = 24 * 60 * 60;

/** An image host with ImgBB's API. */
export function imageHostRoutes({ store, publicUrl, key }: ImageHostOptions): Hono {
  const app = new Hono();

  app.post('/1/upload', async (c) => {
    const refuse = (message: string, code: number) =>
      c.json({ status_code: 400, error: { message, code }, status_txt: 'Bad Request' }, 400);
    if (c.req.query('key') !== key) return refuse('Invalid API v1 key.', 100);
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, never>);
    const image = form['image'];
    if (!(image instanceof File)) return refuse('Empty upload source.', 130);
    if (image.size > largestPicture) return c.text('Payload Too Large', 413);
    const name = store.keep(new Uint8Array(await image.arrayBuffer()));
    if (name === null) return refuse("Can't get target upload source info", 310);
    const url = `${publicUrl()}/images/${name}`;
    return c.json({
      data: { id: name.split('.')[0], title: image.name, url, display_url: url, size: image.size },
      success: true,
      status: 200,
    });
  });

  app.get('/images/:name', (c) => {
    const found = store.find(c.req.param('name'));
    if (found === undefined) return c.notFound();
    return c.body(found.bytes, 200, {
      'content-type': found.type,
      'cache-control': `public, max-age=${day}, immutable`,
    });
  });

  return app;
}
