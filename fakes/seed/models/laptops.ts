import type { Model, Spec } from './Model.ts';

const i5i7: readonly Spec[] = [
  ['Core i5', 1],
  ['Core i5', 1],
  ['Core i7', 1.18],
];
const i3i5: readonly Spec[] = [
  ['Core i3', 0.86],
  ['Core i5', 1],
];
const i7: readonly Spec[] = [['Core i7', 1]];
const ryzen: readonly Spec[] = [
  ['Ryzen 5', 1],
  ['Ryzen 5', 1],
  ['Ryzen 7', 1.14],
];
const mixed: readonly Spec[] = [
  ['Core i5', 1],
  ['Ryzen 5', 0.95],
  ['Core i7', 1.18],
];

const small: readonly Spec[] = [
  ['8 GB', 1],
  ['8 GB', 1],
  ['12 GB', 1.05],
];
const middle: readonly Spec[] = [
  ['8 GB', 1],
  ['16 GB', 1.08],
];
const large: readonly Spec[] = [
  ['16 GB', 1],
  ['16 GB', 1],
  ['32 GB', 1.14],
];

const disks: readonly Spec[] = [
  ['', 1],
  ['', 1],
  ['256 GB SSD', 1],
  ['512 GB SSD', 1.06],
  ['1 TB SSD', 1.13],
];

function laptops(
  cpus: readonly Spec[],
  memories: readonly Spec[],
  screen: string,
  lines: readonly (readonly [line: string, released: number, newPrice: number, popularity: number])[],
): readonly Model[] {
  const last: readonly Spec[] = [...disks, [screen, 1]];
  return lines.map(([line, released, newPrice, popularity]) => ({
    line,
    released,
    newPrice,
    popularity,
    look: 'laptop',
    specs: [cpus, memories, last],
    colours: [],
  }));
}

export const hpLaptops: readonly Model[] = [
  ...laptops(i5i7, middle, '14 inch', [
    ['HP EliteBook 840 G5', 2018, 98_000, 4],
    ['HP EliteBook 840 G6', 2019, 106_000, 3],
    ['HP ProBook 440 G8', 2021, 84_000, 2],
    ['HP Pavilion x360 14', 2021, 86_000, 2],
    ['HP ProBook 440 G10', 2023, 94_000, 2],
  ]),
  ...laptops(i5i7, middle, '15.6 inch', [
    ['HP ProBook 450 G7', 2020, 80_000, 3],
    ['HP Pavilion 15', 2021, 76_000, 4],
  ]),
  ...laptops(i3i5, small, '15.6 inch', [
    ['HP 15s', 2021, 58_000, 3],
    ['HP 250 G8', 2021, 55_000, 2],
  ]),
  ...laptops(ryzen, large, '144 Hz screen', [
    ['HP Victus 16', 2022, 118_000, 2],
    ['HP Victus 15', 2023, 104_000, 2],
    ['HP Omen 15', 2020, 146_000, 1],
  ]),
  ...laptops(i7, large, '13.3 inch touch screen', [
    ['HP Envy x360 13', 2020, 122_000, 1],
    ['HP Spectre x360 13', 2020, 172_000, 1],
  ]),
];

export const lenovoLaptops: readonly Model[] = [
  ...laptops(i5i7, middle, '14 inch', [
    ['Lenovo ThinkPad T480', 2018, 108_000, 4],
    ['Lenovo ThinkPad T490', 2019, 116_000, 3],
    ['Lenovo ThinkPad E14 Gen 2', 2020, 78_000, 2],
    ['Lenovo Yoga 7i', 2021, 112_000, 2],
    ['Lenovo ThinkPad E14 Gen 5', 2023, 93_000, 2],
  ]),
  ...laptops(i5i7, middle, '12.5 inch', [['Lenovo ThinkPad X280', 2018, 96_000, 2]]),
  ...laptops(i3i5, small, '15.6 inch', [
    ['Lenovo IdeaPad Slim 3', 2021, 58_000, 4],
    ['Lenovo V15 G2', 2021, 52_000, 2],
  ]),
  ...laptops(ryzen, large, '14 inch', [
    ['Lenovo IdeaPad Slim 5', 2022, 80_000, 3],
    ['Lenovo ThinkPad T14 Gen 1', 2020, 121_000, 2],
  ]),
  ...laptops(ryzen, large, '165 Hz screen', [
    ['Lenovo Legion 5', 2021, 142_000, 2],
    ['Lenovo LOQ 15', 2023, 118_000, 2],
    ['Lenovo IdeaPad Gaming 3', 2021, 94_000, 1],
  ]),
  ...laptops(i7, large, '14 inch', [['Lenovo ThinkPad X1 Carbon Gen 7', 2019, 178_000, 1]]),
];

export const dellLaptops: readonly Model[] = [
  ...laptops(i5i7, middle, '14 inch', [
    ['Dell Latitude 5490', 2018, 92_000, 3],
    ['Dell Latitude 7400', 2019, 114_000, 2],
    ['Dell Latitude 7420', 2021, 129_000, 4],
    ['Dell Vostro 14 3400', 2020, 62_000, 2],
    ['Dell Inspiron 14 5430', 2023, 88_000, 2],
    ['Dell Latitude 5440', 2023, 128_000, 2],
  ]),
  ...laptops(i3i5, small, '15.6 inch', [
    ['Dell Inspiron 15 3511', 2021, 62_000, 3],
    ['Dell Vostro 15 3510', 2021, 60_000, 2],
  ]),
  ...laptops(mixed, middle, '15.6 inch', [
    ['Dell Inspiron 15 3525', 2022, 72_000, 3],
    ['Dell Inspiron 15 5515', 2021, 84_000, 2],
  ]),
  ...laptops(i7, large, '13.4 inch', [['Dell XPS 13 9310', 2020, 168_000, 3]]),
  ...laptops(i7, large, '15.6 inch', [
    ['Dell XPS 15 9500', 2020, 224_000, 1],
    ['Dell G15 5511', 2021, 128_000, 2],
    ['Dell Precision 5540', 2019, 198_000, 1],
  ]),
];
