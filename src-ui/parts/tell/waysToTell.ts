import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { emailPattern } from '#domain/shared/EmailAddress.ts';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import type { IconName } from '../../kit/IconName.ts';
import { mailLink, smsLink, whatsAppLink } from './messageLinks.ts';
import type { SellerMessage } from './sellerMessage.ts';

export type WayToTell = {
  readonly name: 'sms' | 'whatsApp' | 'email';
  readonly icon: IconName;
  readonly href: string;
};

/** The ways to reach the seller that their phone number and e-mail allow. */
export function waysToTell({ seller }: Pick<SellerNotice, 'seller'>, message: SellerMessage): readonly WayToTell[] {
  if (typeof seller === 'string') return [];
  const { subject, text } = message;
  const phone = readPhoneNumber(seller.phone);
  return [
    ...(phone?.takesMessages === true
      ? ([
          { name: 'sms', icon: 'message', href: smsLink(phone.e164, text) },
          { name: 'whatsApp', icon: 'brand-whatsapp', href: whatsAppLink(phone.e164, text) },
        ] as const)
      : []),
    ...(emailPattern.test(seller.email)
      ? ([{ name: 'email', icon: 'mail', href: mailLink(seller.email, subject, text) }] as const)
      : []),
  ];
}
