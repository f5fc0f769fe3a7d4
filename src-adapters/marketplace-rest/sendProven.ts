import type { GenericSchema } from 'valibot';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { HttpCall, HttpClient } from './HttpClient.ts';

/** Proves the caller's identity to the marketplace. */
export type Proof = Pick<AuthProvider, 'idToken'>;

/**
 * Sends a call with the signed-in person's ID token. If the provider is unreachable, sends it without: many
 * marketplaces ask for no proof, and a strict one then refuses the missing proof, not the person.
 */
export async function sendProven<T>(
  http: HttpClient,
  proof: Proof,
  call: HttpCall,
  schema: GenericSchema<unknown, T>,
): Promise<Result<T, ApiFailure>> {
  const idToken = await proof.idToken();
  const answer = await http.send({ ...call, idToken: (idToken.ok ? idToken.value : null) ?? undefined }, schema);
  const isRefused = !answer.ok && answer.failure.code === 'api/forbidden';
  return isRefused && !idToken.ok ? fail({ code: 'api/unavailable' }) : answer;
}
