/** Limits the work, because a message may contain a whole page. */
const longest = 4000;

/**
 * The order matters: an e-mail in a query goes with the query, and a secret must go before its digits look like a
 * number.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments, of addresses with and without a host.
  [/((?:[a-z][a-z+.-]*:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi, '$1'],
  // Client secrets of payments.
  [/\b\w+_secret_\w+/g, '[secret]'],
  // JSON Web Tokens, then anything else that is or looks like a token.
  [/\beyJ[\w-]*(?:\.[\w-]*)*/g, '[token]'],
  [/\bBearer\s+[^\s"']+/gi, '[token]'],
  [/\b(?=[a-z_-]*\d)(?=[\d_-]*[a-z])[\w-]{24,}/gi, '[id]'],
  [/[^\s"'<>()/:,;=@]+(?:@|%40)[^\s"'<>()/:,;=@.]+(?:\.[^\s"'<>()/:,;=@.]+)+/gi, '[e-mail]'],
  // Eight or more digits with common separators.
  [/\+?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){7,}/gu, '[number]'],
];

/** Removes what identifies a person from a message: e-mails, phone numbers, tokens, secrets, ids and queries. */
export function withoutPersonalData(text: string): string {
  return personal.reduce((scrubbed, [pattern, place]) => scrubbed.replaceAll(pattern, place), text.slice(0, longest));
}
