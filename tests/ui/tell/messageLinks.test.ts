import { describe, expect, it } from 'vitest';
import { callLink, mailLink, smsLink, whatsAppLink } from '#ui/parts/tell/messageLinks.ts';
import { hostileStrings } from '../../hostile/hostileStrings.ts';

const number = '+8801711223344';
const text = 'Meet & pay? 50% "now"\nক';

describe('[G-TELL-1] a link that opens a message', () => {
  it('by SMS passes the text in Android’s and iOS’s way', () => {
    expect(smsLink(number, text)).toBe('sms:+8801711223344?&body=Meet%20%26%20pay%3F%2050%25%20%22now%22%0A%E0%A6%95');
  });

  it('by WhatsApp contains the number without its plus', () => {
    const url = new URL(whatsAppLink(number, text));
    expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual(['wa.me', '/8801711223344', text]);
  });

  it('by email ends each line with CR LF', () => {
    const url = new URL(mailLink('tanvir@example.com', 'A & B', text));
    expect(url.pathname).toBe('tanvir@example.com');
    expect(url.searchParams.get('subject')).toBe('A & B');
    expect(url.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  });

  it('contains only digits as a number, so that a call goes nowhere else', () => {
    expect(callLink('+880 1711-22;ext=3')).toBe('tel:+8801711223');
    expect(smsLink('16002?body=x', 'KYD')).toBe('sms:16002?&body=KYD');
  });
});

describe('[G-SEC-1] a hostile text stays inside its part of a link', () => {
  const strings = [...hostileStrings, 'a&bcc=x@evil.example', 'a?to=b', 'a#b', '%0abcc:x', 'a\r\nBcc: b', 'a@b@c'];

  it('as the text of an SMS', () => {
    for (const hostile of strings) {
      const [, query = ''] = /^sms:\+8801711223344\?&(.*)$/su.exec(smsLink(number, hostile)) ?? [];
      expect(query).toMatch(/^body=[^&?#\s]*$/);
    }
  });

  it('as the text of a WhatsApp message', () => {
    for (const hostile of strings) {
      const url = new URL(whatsAppLink(number, hostile));
      expect([...url.searchParams.keys(), url.host, url.hash]).toEqual(['text', 'wa.me', '']);
    }
  });

  it('as the recipient, the subject or the text of a mail', () => {
    for (const hostile of strings) {
      const link = mailLink(hostile, hostile, hostile);
      expect(link).toMatch(/^mailto:[^?&#,;\s]*\?subject=[^?&#\s]*&body=[^?&#\s]*$/);
      expect(link.slice(0, link.indexOf('?')).split('@')).toHaveLength(2);
    }
  });
});
