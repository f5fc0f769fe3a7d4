import { standInForGapi } from '../server/identity/standInForGapi.ts';

// A test serves this in place of Google's script, to a live build that signs in at the local backend.
standInForGapi(window, `http://localhost:${process.env['SHOP_BACKEND_PORT'] ?? 4180}`);

// The script's address names the callback of the page that loaded it.
const script = document.currentScript;
const callback = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
if (callback !== null) (Reflect.get(window, callback) as () => void)();
