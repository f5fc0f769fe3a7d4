import type { Context } from 'hono';
import type { Answer, Token } from '../marketplace/MarketplaceAccess.ts';
import { BadRequest, type Body } from './requestBody.ts';

/** The bearer token of a call; null if there is none. */
export function tokenOf(context: Context): Token {
  return /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
}

export async function bodyOf(context: Context): Promise<Body> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequest('The body is no JSON object');
  return body as Body;
}

/** The answers of a backend of this contract, which words refusals in several ways. */
export function answered<T>(context: Context, answer: Answer<T>, body: (value: T) => object): Response {
  if (answer.ok) return context.json(body(answer.value));
  const { failure } = answer;
  switch (failure.code) {
    case 'api/session-expired':
      return context.req.header('authorization') === undefined
        ? context.text('unauthorized access', 401)
        : context.json({ message: 'forbidden access' }, 403);
    case 'api/forbidden':
      return context.text('forbidden access', 403);
    case 'api/not-found':
      return context.json({ message: 'not found' }, 404);
    case 'api/refused':
      return context.json({ acknowledged: false, message: failure.message });
    case 'api/too-many-requests':
      return context.text('Too Many Requests', 429, { 'Retry-After': String(failure.retryAfter ?? 1) });
    case 'api/unavailable':
      return context.text('Internal Server Error', 500);
    case 'api/offline':
    case 'api/unreachable':
    case 'api/timeout':
    case 'api/cancelled':
    case 'api/malformed':
    case 'api/unregistered':
      throw new Error(`A marketplace never answers ${failure.code}: only a client comes to that.`);
  }
}

/** Rows that become text at once: as one text, a million products would be longer than a string may be. */
const rowsAtOnce = 1000;

/** A list of any length. */
export function listed<T>(context: Context, answer: Answer<readonly T[]>, wire: (row: T) => object): Response {
  if (!answer.ok || answer.value.length <= rowsAtOnce) return answered(context, answer, (rows) => rows.map(wire));
  return context.body(inParts(answer.value, wire), 200, { 'Content-Type': 'application/json' });
}

function inParts<T>(rows: readonly T[], wire: (row: T) => object): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let place = 0;
  return new ReadableStream({
    pull(controller) {
      const part = rows.slice(place, place + rowsAtOnce).map((row) => JSON.stringify(wire(row)));
      const isLast = place + rowsAtOnce >= rows.length;
      controller.enqueue(encoder.encode(`${place === 0 ? '[' : ','}${part.join()}${isLast ? ']' : ''}`));
      if (isLast) controller.close();
      place += rowsAtOnce;
    },
  });
}

export function inserted(insertedId: string): object {
  return { acknowledged: true, insertedId };
}

export function modified(changed: boolean): object {
  return { acknowledged: true, matchedCount: 1, modifiedCount: changed ? 1 : 0, upsertedCount: 0, upsertedId: null };
}

export const matchedNothing = {
  acknowledged: true,
  matchedCount: 0,
  modifiedCount: 0,
  upsertedCount: 0,
  upsertedId: null,
};

export function deleted(was: boolean): object {
  return { acknowledged: true, deletedCount: was ? 1 : 0 };
}
