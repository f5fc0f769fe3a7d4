import { nullish, object, safeParse, string } from 'valibot';
import type { Account } from '#domain/identity/Account.ts';
import { parseJson } from '#domain/shared/parseJson.ts';

/** The key under which Firebase stores the signed-in account in the browser's storage. */
export function storedAccountKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

const stored = object({ email: string(), displayName: nullish(string(), ''), photoURL: nullish(string(), null) });

export function storedAccount(text: string | null): Account | null {
  if (text === null) return null;
  const account = safeParse(stored, parseJson(text));
  return account.success ? account.output : null;
}
