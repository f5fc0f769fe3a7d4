import type { Ports } from '#domain/Ports.ts';
import { InstallOffer } from '../../state/InstallOffer.ts';
import type { PageState } from '../../state/PageState.ts';

export const installFeature = (
  { deviceStore, clock }: Pick<Ports, 'deviceStore' | 'clock'>,
  { wishList }: Pick<PageState, 'wishList'>,
) => ({
  installOffer: () => new InstallOffer({ device: deviceStore, clock, wishList }),
});
