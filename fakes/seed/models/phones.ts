import type { Model, Spec } from './Model.ts';

const upTo256: readonly Spec[] = [
  ['128 GB', 1],
  ['128 GB', 1],
  ['256 GB', 1.1],
];
const upTo512: readonly Spec[] = [
  ['128 GB', 1],
  ['256 GB', 1.08],
  ['256 GB', 1.08],
  ['512 GB', 1.2],
];
const from256: readonly Spec[] = [
  ['256 GB', 1],
  ['256 GB', 1],
  ['512 GB', 1.12],
];
const from64: readonly Spec[] = [
  ['64 GB', 1],
  ['128 GB', 1.08],
];
const redmi: readonly Spec[] = [
  ['4 GB/64 GB', 0.88],
  ['6 GB/128 GB', 1],
  ['8 GB/128 GB', 1.08],
];

type Line = readonly [line: string, released: number, newPrice: number, popularity: number, colours: readonly string[]];

function phones(storage: readonly Spec[], lines: readonly Line[]): readonly Model[] {
  return lines.map(([line, released, newPrice, popularity, colours]) => ({
    line,
    released,
    newPrice,
    popularity,
    look: 'phone',
    specs: [storage],
    colours,
  }));
}

export const smartPhones: readonly Model[] = [
  ...phones(upTo256, [
    ['Samsung Galaxy S20 FE', 2020, 62_000, 2, ['blue', 'violet', 'green', 'red', 'white']],
    ['Samsung Galaxy S21', 2021, 82_000, 4, ['grey', 'white', 'pink', 'violet']],
    ['Samsung Galaxy S22', 2022, 94_000, 3, ['black', 'white', 'green', 'pink', 'violet']],
    ['Samsung Galaxy S23', 2023, 108_000, 2, ['black', 'cream', 'green', 'violet']],
    ['Samsung Galaxy S24', 2024, 122_000, 2, ['black', 'grey', 'violet']],
    ['Samsung Galaxy A52', 2021, 35_000, 3, ['black', 'blue', 'violet', 'white']],
    ['Samsung Galaxy A53 5G', 2022, 46_000, 2, ['black', 'blue', 'white']],
    ['Samsung Galaxy A54 5G', 2023, 49_000, 2, ['graphite', 'violet', 'white']],
    ['Samsung Galaxy A55 5G', 2024, 52_000, 2, ['light blue', 'violet']],
    ['Google Pixel 6', 2021, 62_000, 2, ['black']],
    ['Google Pixel 7', 2022, 66_000, 3, ['black', 'white']],
    ['Google Pixel 8', 2023, 86_000, 2, ['black', 'pink']],
    ['Google Pixel 9', 2024, 98_000, 1, ['black', 'white', 'pink', 'green']],
    ['Apple iPhone 12', 2020, 88_000, 3, ['black', 'white', 'red', 'green', 'blue', 'purple']],
  ]),
  ...phones([['128 GB', 1]], [['Google Pixel 6a', 2022, 43_000, 3, ['black', 'white', 'green']]]),
  ...phones(upTo512, [
    ['Apple iPhone 13', 2021, 99_000, 4, ['midnight', 'starlight', 'pink', 'blue', 'red', 'green']],
    ['Apple iPhone 13 Pro', 2021, 134_000, 2, ['graphite', 'gold', 'silver', 'blue', 'green']],
    ['Apple iPhone 14', 2022, 114_000, 2, ['midnight', 'starlight', 'purple', 'blue', 'red']],
    ['Apple iPhone 15', 2023, 129_000, 2, ['black', 'blue', 'green', 'pink']],
    ['Apple iPhone 16', 2024, 138_000, 1, ['black', 'white', 'pink', 'blue']],
    ['Samsung Galaxy S21 Ultra', 2021, 130_000, 2, ['black', 'silver']],
  ]),
  ...phones(from256, [['Samsung Galaxy S23 Ultra', 2023, 154_000, 1, ['black', 'cream', 'green', 'violet']]]),
  ...phones(from64, [['Apple iPhone 11', 2019, 72_000, 3, ['black', 'white', 'green', 'purple', 'red']]]),
  ...phones(redmi, [
    ['Redmi Note 10 Pro', 2021, 31_000, 3, ['grey', 'blue', 'bronze']],
    ['Redmi Note 11', 2022, 24_000, 3, ['graphite', 'blue']],
    ['Redmi Note 12 Pro', 2023, 35_000, 2, ['black', 'white', 'blue']],
    ['Redmi Note 13', 2024, 27_000, 2, ['black', 'gold', 'blue']],
  ]),
];
