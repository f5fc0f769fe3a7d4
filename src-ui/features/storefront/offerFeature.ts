import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { OfferViewModel } from './OfferViewModel.ts';

/** Apart from Home's lists, because it loads with the card that shows it. */
export const offerFeature = (
  { clock }: Pick<Ports, 'clock'>,
  { settings: { offerEndsAt } }: Pick<PageState, 'settings'>,
) => ({
  offer: () => new OfferViewModel({ clock, offerEndsAt }),
});
