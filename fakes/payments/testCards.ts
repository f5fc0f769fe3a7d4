/** The outcome of a test card. */
export type CardPlay =
  | 'succeeded'
  | 'processing'
  | 'declined'
  | 'insufficient funds'
  | 'error'
  | 'authentication'
  | 'authentication, then insufficient funds';

/**
 * Stripe's published test numbers, with two of them used for cases without a plain test card: ...0077 stays in
 * processing for half a minute, like a bank debit, and ...9235 fails for a reason other than the card. Any other valid
 * card number succeeds.
 */
const plays: Readonly<Record<string, CardPlay>> = {
  '4242424242424242': 'succeeded',
  '4000000000000077': 'processing',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient funds',
  '4000000000009235': 'error',
  '4000002500003155': 'authentication',
  '4000008260003178': 'authentication, then insufficient funds',
};

export function playOf(cardNumber: string): CardPlay {
  return plays[cardNumber] ?? 'succeeded';
}
