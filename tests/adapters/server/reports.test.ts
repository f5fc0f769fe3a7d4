import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { reportRoutes } from '#fakes/server/reportRoutes.ts';

let backend: LocalBackend;
let printed: string[];

beforeEach(async () => {
  printed = [];
  backend = await LocalBackend.start(() => [reportRoutes((line) => printed.push(line))]);
});
afterEach(() => backend.stop());

async function post(type: string, body: string): Promise<Response> {
  return fetch(`${backend.url}/reports`, { method: 'POST', body, headers: { 'content-type': type } });
}

const violation = { 'effective-directive': 'script-src-elem' };

describe('the local backend’s reports', () => {
  it.each([
    [
      "the shop's own",
      'text/plain;charset=UTF-8',
      { kind: 'defect', message: 'Broken' },
      ['Report: {"kind":"defect","message":"Broken"}'],
    ],
    [
      "a browser's older policy report",
      'application/csp-report',
      { 'csp-report': violation },
      ['Report: {"effective-directive":"script-src-elem"}'],
    ],
    [
      "a browser's newer policy reports",
      'application/reports+json',
      [{ type: 'csp-violation' }, { type: 'deprecation' }],
      ['Report: {"type":"csp-violation"}', 'Report: {"type":"deprecation"}'],
    ],
  ])('[G-OBS-1] prints %s', async (_whose, type, body, lines) => {
    expect((await post(type, JSON.stringify(body))).status).toBe(204);
    expect(printed).toEqual(lines);
  });

  it('refuses anything but JSON', async () => {
    expect((await post('text/plain', 'Hello')).status).toBe(400);
    expect(printed).toEqual([]);
  });

  it('prints a report on one line, and only the beginning of a long one', async () => {
    await post('text/plain', JSON.stringify({ message: `a\nb${'x'.repeat(5000)}` }));
    expect(printed[0]).toMatch(/^Report: \{"message":"a\\nbx+$/);
    expect(printed[0]?.length).toBeLessThan(2100);
  });

  it('[G-SEC-1] refuses a body that is too large as JSON with 413, whether its length is announced or not', async () => {
    const large = JSON.stringify({ message: 'x'.repeat(200_000) });
    const announced = await post('text/plain', large);
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({ message: 'The body is larger than 100 KiB' });
    const stream = new Blob([large]).stream();
    const streamed = await fetch(`${backend.url}/reports`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(printed).toEqual([]);
  });
});
