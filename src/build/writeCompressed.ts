import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a file with its twins for hosts that serve compressed files. */
export function writeCompressed(file: string, text: string): void {
  writeGzipped(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

/** Leaves out Brotli, which takes twenty times as long. */
export function writeGzipped(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
