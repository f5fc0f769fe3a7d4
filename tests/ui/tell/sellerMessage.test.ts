import { describe, expect, it } from 'vitest';
import { mailLink, smsLink } from '#ui/parts/tell/messageLinks.ts';
import { sellerMessage } from '#ui/parts/tell/sellerMessage.ts';
import { waysToTell } from '#ui/parts/tell/waysToTell.ts';
import { formatters } from '#ui/texts/format.ts';
import { tellSellerTexts } from '#ui/texts/tellSeller.ts';
import { aSellerNotice } from '../../builders/aSellerNotice.ts';
import { hostileStrings } from '../../hostile/hostileStrings.ts';

const words = {
  texts: tellSellerTexts.english,
  format: formatters.english,
  shopName: 'Re-sale Shop',
  link: 'https://shop.example/products/63e0b4c95ad2907b3c000005',
};
const message = (notice = aSellerNotice(), link: string | null = words.link) =>
  sellerMessage(notice, { ...words, link });
const { booking, seller } = aSellerNotice();
const known = { name: '', email: '', phone: '', location: '', ...(typeof seller === 'string' ? {} : seller) };

describe('[G-TELL-1] the message to the seller', () => {
  it('names the product, its price, the place and the buyer with their contact, and links to the product', () => {
    expect(message()).toEqual({
      subject: 'Booking: ThinkPad T480',
      text: [
        'Hello Tanvir Ahmed,',
        'I booked your ThinkPad T480 for 38,500 tk on Re-sale Shop.',
        'Can we meet at North End, Mirpur 11?',
        'Sabbir Alam, 01812 345678',
        'https://shop.example/products/63e0b4c95ad2907b3c000005',
      ].join('\n'),
    });
  });

  it('uses only the letters of an SMS, because any other costs twice as much', () => {
    expect(message().text).toMatch(/^[\x20-\x7e\n]+$/);
  });

  it('leaves out unknown facts', () => {
    const notice = aSellerNotice({ booking: { ...booking, meetingLocation: ' ', phone: '' }, seller: 'none' });
    expect(message(notice, null).text).toBe(
      'Hello,\nI booked your ThinkPad T480 for 38,500 tk on Re-sale Shop.\nSabbir Alam',
    );
  });

  it('keeps each text on its line', () => {
    const productName = 'Phone\r\nhttps://evil.example\u2028x\u0000y\u202ez\u00a0';
    expect(message(aSellerNotice({ booking: { ...booking, productName } })).text.split('\n')[1]).toBe(
      'I booked your Phone https://evil.example x y z for 38,500 tk on Re-sale Shop.',
    );
  });

  it.each([
    ['Latin letters', 'x', 100],
    ['Bangla letters', 'ক', 20],
    ['emoji', '😀', 20],
  ])('shortens names and places of endless %s, so that every link opens', (_what, letter, most) => {
    const long = letter.repeat(100_000);
    const notice = aSellerNotice({
      booking: { ...booking, productName: long, meetingLocation: long, buyerName: long, phone: long },
      seller: { ...known, name: long },
    });
    const { subject, text } = message(notice);
    expect(text).toContain(`Hello ${letter.repeat(most)}...,`);
    expect(smsLink('+8801711223344', text).length).toBeLessThan(2_048);
    expect(mailLink(known.email, subject, text).length).toBeLessThan(2_048);
  });

  it('[G-SEC-1] has one line for each fact, whatever a marketplace contains', () => {
    for (const hostile of hostileStrings) {
      const notice = aSellerNotice({
        booking: { ...booking, productName: hostile, meetingLocation: `in ${hostile}` },
        seller: { ...known, name: hostile },
      });
      expect(message(notice).text.split('\n')).toHaveLength(5);
    }
  });
});

describe('[G-TELL-1] the ways to tell the seller', () => {
  const ways = (notice = aSellerNotice()) => waysToTell(notice, message(notice)).map(({ name }) => name);

  it('are SMS, WhatsApp and email if number and address are valid', () => {
    const [sms, whatsApp, email] = waysToTell(aSellerNotice(), message());
    expect(sms?.href).toBe(smsLink('+8801711223344', message().text));
    expect(whatsApp?.href.startsWith('https://wa.me/8801711223344?text=Hello%20Tanvir')).toBe(true);
    expect(email?.href.startsWith('mailto:tanvir@example.com?subject=Booking%3A%20ThinkPad')).toBe(true);
  });

  it.each(['', 'call me', '02-9558899', '0171122334'])('leave out SMS and WhatsApp for the number %j', (phone) => {
    expect(ways(aSellerNotice({ seller: { ...known, phone } }))).toEqual(['email']);
  });

  it.each(['', 'tanvir', 'a@b.example,c@d.example', 'a b@c.example'])('leave out email for %j', (email) => {
    expect(ways(aSellerNotice({ seller: { ...known, email } }))).toEqual(['sms', 'whatsApp']);
  });

  it.each(['several', 'none', 'unknown'] as const)('are none if the seller is not known: %s', (seller) => {
    expect(ways(aSellerNotice({ seller }))).toEqual([]);
  });
});
