import { observer } from 'mobx-react-lite';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { VerifiedMark } from './VerifiedMark.tsx';

type SellerBadgeProps = { readonly sellerEmail: string; readonly verified: VerifiedSellers };

/** The mark of a verified seller. The answer often comes after the card, which then need not be drawn again. */
export const SellerBadge = observer(function SellerBadge({ sellerEmail, verified }: SellerBadgeProps) {
  return verified.has(sellerEmail) ? <VerifiedMark /> : null;
});
