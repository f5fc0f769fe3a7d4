import type { FakeFailure } from '#fakes/control/FakeCall.ts';
import type { Breakdown } from './Breakdown.ts';

export type WireAnswer = { readonly status: number; readonly data: string };

/** Answers of a proxy or a hotel's network instead of the marketplace's. */
export const htmlPage: WireAnswer = { status: 200, data: '<!doctype html><title>Somewhere else</title>' };

/** A fake's failure as a backend's answer, or as the network's end of the call. */
const answers: { readonly [C in FakeFailure['code']]?: WireAnswer | Breakdown } = {
  'api/offline': 'breaks',
  'api/timeout': 'hangs',
  'api/session-expired': { status: 403, data: '{"message":"forbidden access"}' },
  'api/forbidden': { status: 403, data: 'forbidden access' },
  'api/not-found': { status: 404, data: '{"message":"not found"}' },
  'api/refused': { status: 200, data: '{"acknowledged":false,"message":"Not on Fridays"}' },
  'api/unavailable': { status: 503, data: '<!doctype html><title>Service Unavailable</title>' },
};

export function wireAnswer({ code }: FakeFailure): WireAnswer | Breakdown {
  return answers[code] ?? htmlPage;
}

/** The error that axios' adapters throw. */
export function networkError(code: 'ECONNRESET' | 'ETIMEDOUT' | 'ERR_CANCELED'): Error {
  return Object.assign(new Error(code), { isAxiosError: true, code });
}
