import type { Model, Spec } from './Model.ts';

const djiKits: readonly Spec[] = [
  ['one battery', 1],
  ['two batteries', 1.12],
  ['two batteries, hard case', 1.16],
  ['three batteries, charging hub', 1.24],
  ['Fly More Combo', 1.3],
];
const plainKits: readonly Spec[] = [
  ['one battery', 1],
  ['two batteries', 1.12],
  ['three batteries', 1.2],
];

function drones(
  kits: readonly Spec[],
  lines: readonly (readonly [line: string, released: number, newPrice: number, popularity: number])[],
): readonly Model[] {
  return lines.map(([line, released, newPrice, popularity]) => ({
    line,
    released,
    newPrice,
    popularity,
    look: 'drone',
    specs: [kits],
    colours: [],
  }));
}

export const droneModels: readonly Model[] = [
  ...drones(djiKits, [
    ['DJI Mavic Mini', 2019, 46_000, 2],
    ['DJI Mini 2', 2020, 54_000, 4],
    ['DJI Mini 2 SE', 2023, 42_000, 2],
    ['DJI Mini 3', 2022, 63_000, 2],
    ['DJI Mini 3 Pro', 2022, 89_000, 2],
    ['DJI Mini 4 Pro', 2023, 106_000, 2],
    ['DJI Air 3', 2023, 144_000, 1],
    ['DJI Mavic Air', 2018, 88_000, 2],
    ['DJI Mavic Air 2', 2020, 96_000, 2],
    ['DJI Air 2S', 2021, 118_000, 3],
    ['DJI Mavic 2 Pro', 2018, 162_000, 1],
    ['DJI Mavic 3', 2021, 228_000, 1],
  ]),
  ...drones(plainKits, [
    ['Autel EVO Nano', 2022, 82_000, 1],
    ['FIMI X8 SE', 2020, 58_000, 1],
  ]),
];
