import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import type { PageState } from '#ui/state/PageState.ts';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import type { CorePorts, ShopPorts } from '../Adapters.ts';
import type { Configuration } from '../configuration.ts';
import type { LiveGround } from './LiveGround.ts';
import { devicePorts } from './devicePorts.ts';

/** The live ports of the pages beyond Home and Blog. */
export function shopPorts(
  { imageHost }: Configuration,
  { transport }: LiveGround,
  { session }: Pick<PageState, 'session'>,
  { deviceStore }: Pick<CorePorts, 'deviceStore'>,
): ShopPorts {
  return {
    ...devicePorts({ session, clock: new BrowserClock(), deviceStore }),
    imageHost: new ImgbbImageHost(transport, imageHost),
  };
}
