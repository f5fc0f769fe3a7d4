import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import type { Formatter } from '../../texts/Formatter.ts';
import type { tellSellerTexts } from '../../texts/tellSeller.ts';

export type MessageWords = {
  readonly texts: typeof tellSellerTexts.english;
  readonly format: Formatter;
  readonly shopName: string;
  /** A link to the product's page that opens from anywhere; null if there is none. */
  readonly link: string | null;
};

/** Windows opens no link of more than 2,048 characters, which must also fit the recipient and the subject. */
const maxEncoded = 1_600;
/** Letters of a name or a place. Fewer fit if they take much room in a link, as Bangla does. */
const roomForTexts = [100, 50, 20] as const;

export type SellerMessage = { readonly subject: string; readonly text: string };

/** A buyer's message to the seller. Sellers wrote parts of it, so each text is limited to one line and a length. */
export function sellerMessage(notice: SellerNotice, words: MessageWords): SellerMessage {
  const drafts = roomForTexts.map((room) => written(notice, words, room));
  const fitting = drafts.find(({ text }) => searchPart(text).length <= maxEncoded);
  return fitting ?? written(notice, words, roomForTexts[2]);
}

function written({ booking, seller }: SellerNotice, words: MessageWords, room: number): SellerMessage {
  const { texts, format, shopName, link } = words;
  const product = inOneLine(booking.productName, room);
  const place = inOneLine(booking.meetingLocation, room);
  const text = [
    texts.hello(typeof seller === 'string' ? '' : inOneLine(seller.name, room)),
    texts.booked(product, inOneLine(format.price(booking.price), room), shopName),
    place === '' ? '' : texts.meet(place),
    texts.from(inOneLine(booking.buyerName, room), inOneLine(booking.phone, room)),
    link ?? '',
  ];
  return { subject: texts.subject(product), text: text.filter((line) => line !== '').join('\n') };
}

/** Line ends, control characters and direction marks would let one text pose as another. */
const unwelcome = /[\p{Cc}\p{Z}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function inOneLine(text: string, room: number): string {
  const letters = [
    ...text
      .slice(0, 4 * room)
      .replace(unwelcome, ' ')
      .trim(),
  ];
  return letters.length <= room ? letters.join('') : `${letters.slice(0, room).join('').trimEnd()}...`;
}
