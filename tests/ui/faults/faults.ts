import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { FakeCall, FakeFailure } from '#fakes/control/FakeCall.ts';
import type { FakeControl } from '#fakes/control/FakeControl.ts';
import { authFailure } from '#fakes/auth/authFailures.ts';
import { failureTexts } from '#ui/texts/failures.ts';

/** A failure of a call, and the words that the person should then read. */
export type Fault = {
  readonly name: string;
  readonly failure: FakeFailure | 'no connection';
  readonly words: string;
};

const words = failureTexts.english;
const refusal = 'The server’s own reason: not on Fridays.';

function api(name: string, failure: ApiFailure, said: string): Fault {
  return { name, failure, words: said };
}

export const apiFaults: readonly Fault[] = [
  { name: 'no connection', failure: 'no connection', words: words.offline },
  api('unreachable', { code: 'api/unreachable' }, words.unreachable),
  api('timeout', { code: 'api/timeout' }, words.timeout),
  api('session expired', { code: 'api/session-expired' }, words.sessionExpired),
  api('forbidden', { code: 'api/forbidden' }, words.forbidden),
  api('not found', { code: 'api/not-found' }, words.notFound),
  api('refused', { code: 'api/refused', message: refusal }, refusal),
  api('malformed', { code: 'api/malformed' }, words.malformed),
  api('too many requests', { code: 'api/too-many-requests', retryAfter: 30 }, words.tooManyRequests(30)),
  api('unavailable', { code: 'api/unavailable' }, words.unavailable),
];

type AuthCode = Parameters<typeof authFailure>[0];

/** The shop words these failures itself. The provider's own sentence says the others. */
const ownWords: { readonly [C in AuthCode]?: string } = {
  'auth/wrong-credentials': words.wrongCredentials,
  'auth/offline': words.offline,
};

export function authFaults(...codes: readonly AuthCode[]): readonly Fault[] {
  return codes.map((code) => {
    const failure = authFailure(code);
    return {
      name: code.replace('auth/', '').replaceAll('-', ' '),
      failure,
      words: ownWords[code] ?? failure.message,
    };
  });
}

export const imageFaults: readonly Fault[] = [
  { name: 'no connection', failure: 'no connection', words: words.imageOffline },
  { name: 'unreachable', failure: { code: 'image/unreachable' }, words: words.imageUnreachable },
  { name: 'timeout', failure: { code: 'image/timeout' }, words: words.imageTimeout },
  { name: 'cancelled', failure: { code: 'image/cancelled' }, words: words.imageCancelled },
  { name: 'too large', failure: { code: 'image/too-large' }, words: words.imageTooLarge },
  { name: 'not an image', failure: { code: 'image/not-an-image' }, words: words.imageNotAnImage },
  { name: 'refused', failure: { code: 'image/refused', message: refusal }, words: refusal },
  { name: 'unavailable', failure: { code: 'image/unavailable' }, words: words.imageUnavailable },
];

export const providerFaults: readonly Fault[] = [
  { name: 'no connection', failure: 'no connection', words: words.paymentUnreachable },
  { name: 'unreachable', failure: { code: 'payment/unreachable' }, words: words.paymentUnreachable },
  { name: 'unexpected', failure: { code: 'payment/unexpected' }, words: words.paymentUnexpected },
];

/** The same fault with other words. */
export function worded(faults: readonly Fault[], name: string, said: string): readonly Fault[] {
  return faults.map((fault) => (fault.name === name ? { ...fault, words: said } : fault));
}

export function without(faults: readonly Fault[], ...names: readonly string[]): readonly Fault[] {
  return faults.filter(({ name }) => !names.includes(name));
}

/** From now on the call fails this way each time. */
export function strike(control: FakeControl, call: FakeCall, { failure }: Fault): void {
  if (failure === 'no connection') control.goOffline();
  else control.failNext(failure, call, 'always');
}

/** The failure as the adapter reports it. Each port has its own code for being offline. */
export function codeOf({ failure }: Fault): string {
  return failure === 'no connection' ? 'offline, or unreachable' : failure.code;
}

export function mend(control: FakeControl): void {
  control.goOnline();
  control.forgetFailures();
}
