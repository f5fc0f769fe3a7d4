import { type DeviceKind, deviceKindOf } from '../meeting/DeviceKind.ts';

/** The first questions of buyers about a used device. A listing that answers none can still be posted. */
export const adviceCodes = ['picture', 'battery-health', 'shutter-count', 'included'] as const;
export type AdviceCode = (typeof adviceCodes)[number];

/** A listing as typed and chosen so far. */
export type UnfinishedListing = {
  readonly productName: string;
  readonly categoryName: string;
  readonly description: string;
  readonly hasPicture: boolean;
};

/** One point of advice, and whether the listing follows it. */
export type Advice = { readonly code: AdviceCode; readonly isFollowed: boolean };

const adviceOf: { readonly [K in DeviceKind]: readonly AdviceCode[] } = {
  phone: ['picture', 'battery-health', 'included'],
  laptop: ['picture', 'battery-health', 'included'],
  drone: ['picture', 'battery-health', 'included'],
  camera: ['picture', 'shutter-count', 'included'],
  other: ['picture', 'included'],
};

/** Words that tell it, in English and in Bangla. */
const tells: { readonly [C in Exclude<AdviceCode, 'picture'>]: RegExp } = {
  'battery-health': /(?:^|\P{L})batter(?:y|ies)(?!\p{L})|ব্যাটারি/iu,
  'shutter-count': /(?:^|\P{L})(?:shutter|actuations?|clicks)(?!\p{L})|শাটার/iu,
  included:
    /(?:^|\P{L})(?:box(?:ed)?|chargers?|cables?|adapt[eo]rs?|accessor(?:y|ies)|includ(?:es?|ed|ing)|comes? with|i add|earphones|memory card|straps?|nothing else|(?:phone|laptop|body|device|drone) only)(?!\p{L})|চার্জার|বক্স|বাক্স|কেবল আছে|কভার|(?:সঙ্গে|সাথে) (?:আছে|দেব)|শুধু (?:ফোন|মোবাইল|ল্যাপটপ|ক্যামেরা|ড্রোন|বডি)/iu,
};

/** The advice for this kind of device, in the order of the form. */
export function listingAdvice(listing: UnfinishedListing): readonly Advice[] {
  const said = `${listing.productName}\n${listing.description}`;
  return adviceOf[deviceKindOf(listing.categoryName)].map((code) => ({
    code,
    isFollowed: code === 'picture' ? listing.hasPicture : tells[code].test(said),
  }));
}
