import { is, object, string } from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import type { HttpAnswer, HttpBreakdown } from '../http/Transport.ts';

const breakdowns: { readonly [B in HttpBreakdown]: ApiFailure } = {
  offline: { code: 'api/offline' },
  unreachable: { code: 'api/unreachable' },
  'not-kept': { code: 'api/unreachable', isNotKept: true },
  timeout: { code: 'api/timeout' },
  cancelled: { code: 'api/cancelled' },
};

export function failureOfBreakdown(breakdown: HttpBreakdown): ApiFailure {
  return breakdowns[breakdown];
}

/**
 * The failure that an answer outside 2xx means. `authorised`: the call carried a token. A refused token is 401 as text
 * or 403 as JSON; 403 as text means that the person lacks the role. A page with 403 or 404 comes from something on the
 * way, or from a server that has no such call: it says nothing of the person or the thing. Without a token, no session
 * could have expired. A list is never gone: 404 means that the server lacks the call, or says why it has none.
 */
export function failureOfAnswer(answer: HttpAnswer, authorised: boolean, ofList: boolean): ApiFailure {
  const { status, retryAfter } = answer;
  if (status === 401) return { code: authorised ? 'api/session-expired' : 'api/forbidden' };
  const isPage = startsLikePage(answer.text);
  if (status === 403 && !isPage)
    return { code: authorised && isJsonObject(answer.text) ? 'api/session-expired' : 'api/forbidden' };
  if (status === 404 && !isPage && !ofList) return { code: 'api/not-found' };
  if (status === 408) return { code: 'api/timeout' };
  if (status === 429) return { code: 'api/too-many-requests', retryAfter: retryAfter ?? null };
  if (status >= 500) return { code: 'api/unavailable', ...(retryAfter === undefined ? {} : { retryAfter }) };
  const message = messageIn(answer.text);
  return status >= 400 && message !== undefined ? { code: 'api/refused', message } : { code: 'api/malformed' };
}

const refusal = object({ message: string() });

/** The server's own refusal, for servers that send it with status 200. */
export function refusalIn(body: unknown): ApiFailure | undefined {
  return is(refusal, body) && body.message !== '' ? { code: 'api/refused', message: body.message } : undefined;
}

/** A JSON message, or a short text that is a sentence rather than a page. */
function messageIn(text: string): string | undefined {
  const body = parseJson(text);
  if (is(refusal, body)) return body.message || undefined;
  const sentence = body === undefined ? text.trim() : body;
  const isSentence = typeof sentence === 'string' && sentence.length <= 300 && !startsLikePage(sentence);
  return isSentence && sentence !== '' ? sentence : undefined;
}

function startsLikePage(text: string): boolean {
  return /^\s*</.test(text);
}

function isJsonObject(text: string): boolean {
  return is(object({}), parseJson(text));
}
