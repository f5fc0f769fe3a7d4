import { urlOf } from './urlOf.ts';

/** ImgBB takes pictures at one host and serves them from another. */
const servedElsewhere: Readonly<Record<string, string>> = { 'https://api.imgbb.com': 'https://i.ibb.co' };

/** The origins, besides the shop's own, whose pictures stay on the device after they were seen. */
export function pictureHosts(imageHostUrl: string): readonly string[] {
  const origin = urlOf(imageHostUrl)?.origin;
  return origin === undefined ? [] : [servedElsewhere[origin] ?? origin];
}
