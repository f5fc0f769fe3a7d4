/** Kinds of device that are inspected in different ways; 'other' is anything else. */
export const deviceKinds = ['phone', 'laptop', 'camera', 'drone', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Words of a category's name, and the kind that they tell; of several, the first. The specification sells laptops by make. */
const kindWords: readonly (readonly [kind: DeviceKind, words: readonly string[]])[] = [
  ['other', ['accessories', 'accessory', 'case', 'cover', 'charger', 'cable', 'bag', 'lens', 'watch']],
  ['drone', ['drone', 'quadcopter', 'ড্রোন']],
  ['camera', ['camera', 'dslr', 'mirrorless', 'ক্যামেরা']],
  ['phone', ['phone', 'smartphone', 'mobile', 'handset', 'iphone', 'মোবাইল', 'ফোন']],
  ['laptop', ['laptop', 'notebook', 'macbook', 'hp', 'lenovo', 'dell', 'ল্যাপটপ']],
];

/** What a category sells, as far as its name tells. */
export function deviceKindOf(categoryName: string): DeviceKind {
  const said = new Set(categoryName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  const tells = (word: string): boolean => said.has(word) || said.has(`${word}s`);
  return kindWords.find(([, words]) => words.some(tells))?.[0] ?? 'other';
}
