import { Hono } from 'hono';
import type { ImageShelf } from './ImageShelf.ts';

export type ImageHostOptions = {
  readonly shelf: ImageShelf;
  /** Under which anyone reaches this server. */
  readonly publicUrl: () => string;
  readonly key: string;
  readonly largest?: number;
};

const day = 24 * 60 * 60;

/** An image host that speaks as ImgBB does. */
export function imageHostRoutes({ shelf, publicUrl, key, largest = 32 * 1024 * 1024 }: ImageHostOptions): Hono {
  const app = new Hono();

  app.post('/1/upload', async (c) => {
    const refuse = (message: string, code: number) =>
      c.json({ status_code: 400, error: { message, code }, status_txt: 'Bad Request' }, 400);
    if (c.req.query('key') !== key) return refuse('Invalid API v1 key.', 100);
    if (Number(c.req.header('content-length') ?? 0) > largest) return c.text('Payload Too Large', 413);
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, never>);
    const image = form['image'];
    if (!(image instanceof File)) return refuse('Empty upload source.', 130);
    const name = shelf.keep(new Uint8Array(await image.arrayBuffer()));
    if (name === null) return refuse("Can't get target upload source info", 310);
    const url = `${publicUrl()}/images/${name}`;
    return c.json({ data: { id: name.split('.')[0], title: image.name, url, display_url: url, size: image.size }, success: true, status: 200 });
  });

  app.get('/images/:name', (c) => {
    const found = shelf.find(c.req.param('name'));
    if (found === undefined) return c.notFound();
    return c.body(found.bytes, 200, { 'content-type': found.type, 'cache-control': `public, max-age=${day}, immutable` });
  });

  return app;
}
