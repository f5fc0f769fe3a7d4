/**
 * Whether an address is that of a language's texts or font that most people never read. Such a file is kept once it was
 * used, and is not part of what a release keeps on every device. src/build/assetNames.mjs names the texts.
 */
export function isOnDemand(address: string): boolean {
  return /\/assets\/(?:(?:bangla|original)[.-]|noto-sans-bengali)/.test(address);
}
