import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import type { PageServices, ShopPorts } from '../Adapters.ts';
import type { Configuration } from '../configuration.ts';
import type { LiveGround } from './LiveGround.ts';
import { devicePorts } from './devicePorts.ts';

/** The live ports of the pages beyond Home and Blog. */
export function shopPorts({ imageHost }: Configuration, { transport }: LiveGround, services: PageServices): ShopPorts {
  return { ...devicePorts(services), imageHost: new ImgbbImageHost(transport, imageHost) };
}
