// The process of database/search/CountingProcess.ts. Node 20 cannot run TypeScript by itself.
import { register } from 'node:module';

register(new URL('../../src/build/typescript.mjs', import.meta.url));
const { countInChild } = await import('./database/search/countInChild.ts');
countInChild();
