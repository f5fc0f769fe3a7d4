import type { Look } from './models/Model.ts';
import { flatCameraPictures, humpedCameraPictures, phonePictures, pictures } from './pictures.ts';
import type { Random } from './random.ts';

export type Picture = { readonly url: string; readonly colours: readonly string[] };

function colourless(urls: readonly string[]): readonly Picture[] {
  return urls.map((url) => ({ url, colours: [] }));
}

const pools: Readonly<Record<Look, readonly Picture[]>> = {
  laptop: colourless(pictures.laptop),
  phone: phonePictures,
  'humped camera': colourless(humpedCameraPictures),
  'flat camera': colourless(flatCameraPictures),
  drone: colourless(pictures.drone),
};

/** Deals pictures like cards, so that each repeats as late as possible. */
export class PictureDealer {
  readonly #random: Random;
  readonly #packs = new Map<string, Picture[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** The next picture with this look for this category, avoiding the unwanted ones if possible. */
  deal(category: string, look: Look, unwanted: ReadonlySet<string>): Picture {
    const name = `${category}/${look}`;
    let pack = this.#packs.get(name) ?? [];
    if (!pack.some((picture) => !unwanted.has(picture.url))) pack = [...pack, ...this.#random.shuffled(pools[look])];
    this.#packs.set(name, pack);
    const wanted = pack.findIndex((picture) => !unwanted.has(picture.url));
    const [dealt] = pack.splice(Math.max(0, wanted), 1);
    if (dealt === undefined) throw new Error(`No picture of a ${look}`);
    return dealt;
  }
}
