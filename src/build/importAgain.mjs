// Requests code once more, under another address, if it did not arrive: Chromium answers for a failed address with the
// same failure until the page is reloaded. A chunk registers its modules, so the page finds them under either address.
import { Optimizer } from '@parcel/plugin';

/** Parcel's own helper, through which all code is imported. */
const helper = 'function $parcel$import(';
const once = '  return import($parcel$distDir + url);';
const again = `  url = $parcel$distDir + url;
  return import(url).catch(() => import(url + '?' + Date.now()));`;

export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    const code = await new Response(contents).text();
    if (!bundle.env.shouldOptimize || !code.includes(helper)) return { contents: code, map };
    if (!code.includes(once)) throw new SyntaxError(`${bundle.name} imports in a way that this build does not know.`);
    return { contents: code.replace(once, again) };
  },
});
