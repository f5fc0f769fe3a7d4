// The thread of database/search/CountingThread.ts. Node 20 cannot run TypeScript by itself.
import { register } from 'node:module';

register(new URL('../../src/build/typescript.mjs', import.meta.url));
const { countInThread } = await import('./database/search/countInThread.ts');
countInThread();
