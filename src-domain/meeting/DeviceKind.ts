/** Each kind of device has its own checks; 'other' is any other device. */
export const deviceKinds = ['phone', 'laptop', 'camera', 'drone', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Words in a category's name, each with its kind. The first match counts. The specification's laptop categories are brands. */
const kindWords: readonly (readonly [kind: DeviceKind, words: readonly string[]])[] = [
  ['other', ['accessories', 'accessory', 'case', 'cover', 'charger', 'cable', 'bag', 'lens', 'watch']],
  ['drone', ['drone', 'quadcopter', 'ড্রোন']],
  ['camera', ['camera', 'dslr', 'mirrorless', 'ক্যামেরা']],
  ['phone', ['phone', 'smartphone', 'mobile', 'handset', 'iphone', 'মোবাইল', 'ফোন', 'স্মার্টফোন', 'মোবাইলফোন', 'মুঠোফোন']],
  ['laptop', ['laptop', 'notebook', 'macbook', 'hp', 'lenovo', 'dell', 'ল্যাপটপ']],
];

/** Guesses a category's kind of device from its name. */
export function deviceKindOf(categoryName: string): DeviceKind {
  const said = new Set(categoryName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  const tells = (word: string): boolean => said.has(word) || said.has(`${word}s`);
  return kindWords.find(([, words]) => words.some(tells))?.[0] ?? 'other';
}
