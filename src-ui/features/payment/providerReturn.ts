const secretParameter = 'payment_intent_client_secret';
const parameters = ['payment_intent', secretParameter, 'redirect_status', 'source_type', 'source_redirect_slug'];

/** The client secret that the provider put into the address on its way back, if it did. */
export function returnedSecret(search: string): string | null {
  return new URLSearchParams(search).get(secretParameter) || null;
}

/** The query without what the provider put there; null when there was nothing of it. */
export function withoutReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!parameters.some((name) => query.has(name))) return null;
  for (const name of parameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
