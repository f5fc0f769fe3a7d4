// Serves the live build with the headers that were built with it.
// Usage: node --import ./src/build/typescript.mjs tests/serveLive.ts [port]
import { StaticHost } from './StaticHost.ts';

await new StaticHost('dist/live').listen(Number(process.argv[2] ?? 4174));
