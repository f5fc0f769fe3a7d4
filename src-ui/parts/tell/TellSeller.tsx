import { type ReactNode, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import { appTexts } from '../../texts/app.ts';
import { tellSellerTexts } from '../../texts/tellSeller.ts';
import { sellerMessage } from './sellerMessage.ts';
import { useCopy } from './useCopy.ts';
import { waysToTell } from './waysToTell.ts';
import './TellSeller.scss';

/** The message that tells the seller about a booking, and the ways to send it from this device. */
export const TellSeller = observer(function TellSeller({ notice }: { readonly notice: SellerNotice }) {
  const texts = useTexts(tellSellerTexts);
  const { shopName } = useTexts(appTexts);
  const format = useFormat();
  const copy = useCopy();
  const shown = useRef<HTMLParagraphElement>(null);
  const { seller, productId } = notice;
  const link = productId === null ? null : new URL(productHref(productId), window.location.href).href;
  const message = sellerMessage(notice, { texts, format, shopName, link });
  const ways = waysToTell(notice, message);
  return (
    <div className="tell">
      <p className="tell__lead">{ways.length === 0 ? texts.leadCopy : texts.lead}</p>
      <div className="message" role="group" aria-label={texts.message}>
        {typeof seller !== 'string' && <small>{texts.to(seller.name, seller.phone || seller.email)}</small>}
        <p ref={shown}>{unbroken(message.text, shopName)}</p>
      </div>
      <div className="channels">
        {ways.map(({ name, icon, href }) => (
          <a
            key={name}
            className="btn btn-soft"
            href={href}
            target={name === 'whatsApp' ? '_blank' : undefined}
            rel="noreferrer"
          >
            <Icon name={icon} />
            {texts[name]}
          </a>
        ))}
        <button type="button" className="btn btn-soft" onClick={() => void copy(message.text, shown.current)}>
          <Icon name="copy" />
          {texts.copy}
        </button>
      </div>
      <Missing seller={seller} takesMessages={ways.some(({ name }) => name === 'sms')} />
    </div>
  );
});

/** Keeps the shop's name on one line on the screen. The sent text stays unchanged. */
function unbroken(text: string, name: string): ReactNode {
  const [before = '', ...rest] = text.split(name);
  return rest.length === 0 ? (
    text
  ) : (
    <>
      {before}
      <span className="message__name">{name}</span>
      {rest.join(name)}
    </>
  );
}

type MissingProps = Pick<SellerNotice, 'seller'> & { readonly takesMessages: boolean };

/** Says why a way to send the message is missing. */
const Missing = observer(function Missing({ seller, takesMessages }: MissingProps) {
  const texts = useTexts(tellSellerTexts);
  if (takesMessages) return null;
  const reason =
    typeof seller === 'string'
      ? texts.noSeller
      : seller.phone.trim() === ''
        ? texts.noPhone
        : texts.noMobile(seller.phone.trim());
  return (
    <p className="form-note">
      <Icon name="info-circle" />
      <span>{reason}</span>
    </p>
  );
});
