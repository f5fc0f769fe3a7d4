/** What a test card plays. */
export type CardPlay =
  | 'succeeded'
  | 'processing'
  | 'declined'
  | 'insufficient funds'
  | 'error'
  | 'authentication'
  | 'authentication, then insufficient funds';

/**
 * Stripe's well-known test numbers. Two are lent for what Stripe has no plain card for: ...0077 goes
 * on processing for half a minute, as a bank debit does, and ...9235 breaks in a way that is no card's
 * fault. Any other number that could be a card's is taken as good.
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
