import { searchPart } from '#domain/shared/urlParts.ts';

/** Digits with an optional leading plus; a link's number allows nothing else. */
function dialled(number: string): string {
  return number.replace(/(?!^\+)\D/g, '');
}

export function callLink(number: string): string {
  return `tel:${dialled(number)}`;
}

/**
 * Android and RFC 5724 expect the text after '?', iOS after '&'. Each ignores what it does not know, so '?&' works for
 * both.
 */
export function smsLink(number: string, text: string): string {
  return `sms:${dialled(number)}?&body=${searchPart(text)}`;
}

/** WhatsApp's own link: the number without its plus. */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${dialled(number).replace('+', '')}?text=${searchPart(text)}`;
}

/** RFC 6068: every part is encoded, and lines end with CR LF. */
export function mailLink(address: string, subject: string, text: string): string {
  const [box = '', host = ''] = address.trim().split(/@(?=[^@]*$)/);
  const body = searchPart(text.replaceAll('\n', '\r\n'));
  return `mailto:${searchPart(box)}@${searchPart(host)}?subject=${searchPart(subject)}&body=${body}`;
}
