/** The first bytes of each file type; null stands for any byte. */
const beginnings: readonly (readonly [type: string, bytes: readonly (number | null)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** The media type according to the file's bytes, whatever its name says; null if it is not a picture. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  const found = beginnings.find(([, beginning]) =>
    beginning.every((byte, place) => byte === null || bytes[place] === byte),
  );
  return found?.[0] ?? null;
}
