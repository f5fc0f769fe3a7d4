import { standInForGapi } from '../server/identity/standInForGapi.ts';

// What a test serves in place of Google's script, to a live build that signs in at the local backend.
standInForGapi(window, `http://localhost:${process.env['SHOP_BACKEND_PORT'] ?? 4180}`);

// Whoever fetched the script is called back by the name in its address.
const script = document.currentScript;
const callback = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
if (callback !== null) (Reflect.get(window, callback) as () => void)();
