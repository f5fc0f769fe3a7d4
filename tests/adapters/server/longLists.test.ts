import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { ok } from '#domain/shared/Result.ts';
import { listed } from '#fakes/server/answers.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';

async function answerWith(rows: readonly { readonly name: string }[]): Promise<Response> {
  const app = new Hono();
  app.get('/list', (c) => listed(c, ok(rows), ({ name }) => ({ name })));
  const backend = await LocalBackend.start(() => [app]);
  onTestFinished(() => backend.stop());
  return fetch(`${backend.url}/list`, { headers: { 'accept-encoding': 'identity' } });
}

it('[G-SCALE-1] sends a list in parts that is too long for one text', async () => {
  for (const length of [1001, 3000]) {
    const rows = Array.from({ length }, (_, place) => ({ name: `“${place}”, in Bangla: ফোন` }));
    const answer = await answerWith(rows);
    expect(answer.headers.get('content-length')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual(rows);
  }
});
