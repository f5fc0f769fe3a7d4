import type { Sentence } from './Talk.ts';

/** For devices with an earlier owner, which are older than the seller's time of use. */
export const secondHandOpenings: readonly Sentence[] = [
  ({ duration }) => `I bought it second-hand myself and have used it for ${duration}.`,
  ({ duration }) => `Came to me refurbished ${duration} ago and has worked every day since.`,
  ({ duration }) => `Second owner here, ${duration} with me.`,
  ({ duration }) => `From a shop in Dhaka that sells imported used goods; ${duration} with me since.`,
  ({ duration }) => `I am its second owner and had ${duration} of good use from it.`,
  'It was used when I got it, so I cannot say much about its first years.',
  'Taken over from a colleague who went abroad.',
  ({ duration }) => `Bought used from a friend ${duration} ago, and the price is what such a thing is worth.`,
  'An older model, but it does what it did when it was new.',
  ({ duration }) => `Mine for ${duration}, somebody else’s before.`,
];

export const closings: readonly Sentence[] = [
  'Selling because I need the money for a course.',
  'I leave the country next month, so it should go soon.',
  'The price can move a little if you come to me.',
  'Fixed price, please.',
  'Come and try it as long as you like before you pay.',
  'Please call after six in the evening.',
  'I got one from the office and do not need two.',
  'No exchange, thank you.',
  'Two days to check it, and I take it back if something is not as I say.',
  'I can bring it to a café near you.',
  'Reason for selling: an upgrade.',
  'Message first, I cannot always pick up.',
];
