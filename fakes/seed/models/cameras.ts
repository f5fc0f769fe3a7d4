import type { Look, Model, Spec } from './Model.ts';

const canonLenses: readonly Spec[] = [
  ['18–55 mm lens', 1],
  ['18–135 mm lens', 1.2],
  ['50 mm f/1.8 lens', 1.02],
];
const canonMirrorless: readonly Spec[] = [
  ['15–45 mm lens', 1],
  ['22 mm f/2 lens', 1.06],
  ['15–45 mm lens, second battery', 1.03],
];
const nikonLenses: readonly Spec[] = [
  ['18–55 mm lens', 1],
  ['18–140 mm lens', 1.2],
  ['35 mm f/1.8 lens', 1.05],
];
const nikonMirrorless: readonly Spec[] = [
  ['16–50 mm lens', 1],
  ['16–50 mm and 50–250 mm lenses', 1.25],
];
const sonyLenses: readonly Spec[] = [
  ['16–50 mm lens', 1],
  ['30 mm f/1.4 lens', 1.12],
  ['16–50 mm lens, spare battery', 1.03],
];
const sonyFullFrame: readonly Spec[] = [
  ['28–70 mm lens', 1],
  ['50 mm f/1.8 lens', 0.98],
  ['85 mm f/1.8 lens', 1.15],
];
const fujifilmLenses: readonly Spec[] = [
  ['15–45 mm lens', 1],
  ['18–55 mm lens', 1.18],
  ['35 mm f/2 lens', 1.12],
];
const fixedLens: readonly Spec[] = [
  ['fixed 23 mm lens', 1],
  ['fixed 23 mm lens, leather case', 1.03],
];
const pocketZoom: readonly Spec[] = [
  ['20 MP, 4.2× zoom', 1],
  ['20 MP, 4.2× zoom, case', 1.02],
];

function cameras(
  look: Look,
  lenses: readonly Spec[],
  lines: readonly (readonly [line: string, released: number, newPrice: number, popularity: number])[],
): readonly Model[] {
  return lines.map(([line, released, newPrice, popularity]) => ({
    line,
    released,
    newPrice,
    popularity,
    look,
    specs: [lenses],
    colours: [],
  }));
}

/** Prices include the lens that the camera was usually sold with. */
export const cameraModels: readonly Model[] = [
  ...cameras('humped camera', canonLenses, [
    ['Canon EOS 750D', 2015, 58_000, 2],
    ['Canon EOS 80D', 2016, 98_000, 2],
    ['Canon EOS 200D II', 2019, 64_000, 3],
    ['Canon EOS 90D', 2019, 128_000, 1],
  ]),
  ...cameras('humped camera', canonMirrorless, [
    ['Canon EOS M50 Mark II', 2020, 72_000, 2],
    ['Canon EOS M5', 2016, 84_000, 1],
  ]),
  ...cameras('humped camera', nikonLenses, [
    ['Nikon D3500', 2018, 49_000, 2],
    ['Nikon D5600', 2016, 67_000, 3],
    ['Nikon D7500', 2017, 99_000, 1],
  ]),
  ...cameras('humped camera', nikonMirrorless, [['Nikon Z50', 2019, 94_000, 1]]),
  ...cameras('humped camera', sonyFullFrame, [['Sony A7 III', 2018, 198_000, 2]]),
  ...cameras('humped camera', fujifilmLenses, [
    ['Fujifilm X-T20', 2017, 79_000, 2],
    ['Fujifilm X-T30', 2019, 93_000, 2],
    ['Fujifilm X-T3', 2018, 136_000, 1],
  ]),
  ...cameras('flat camera', sonyLenses, [
    ['Sony A6000', 2014, 52_000, 3],
    ['Sony A6400', 2019, 98_000, 2],
    ['Sony ZV-E10', 2021, 82_000, 3],
  ]),
  ...cameras('flat camera', fujifilmLenses, [
    ['Fujifilm X-E3', 2017, 84_000, 1],
    ['Fujifilm X-A5', 2018, 56_000, 1],
  ]),
  ...cameras('flat camera', fixedLens, [
    ['Fujifilm X100F', 2017, 124_000, 1],
    ['Fujifilm X100V', 2020, 152_000, 1],
  ]),
  ...cameras('flat camera', pocketZoom, [['Canon PowerShot G7 X Mark II', 2016, 62_000, 1]]),
];
