// Writes into the HTML which chunks a page is drawn with, so that they are on their way before the main script asks.
import { Optimizer } from '@parcel/plugin';

/** Pages that people enter the shop by, and the modules that the main script imports for them. */
const entrances = {
  '/login': ['features/account/LogInPage.tsx', 'src/bindings/account.ts', 'src/live/bindLiveFeature.ts'],
  '/allproducts': ['features/shopping/AllProductsPage.tsx', 'src/bindings/shopping.ts', 'src/live/bindLiveFeature.ts'],
};

function urlsOf(module, bundleGraph) {
  const own = bundleGraph.getBundles().filter((bundle) => bundle.type === 'js' && bundle.getMainEntry()?.filePath.endsWith(module));
  return own
    .flatMap((bundle) => [bundle, ...bundleGraph.getReferencedBundles(bundle)])
    .filter((bundle) => bundle.type === 'js')
    .map((bundle) => bundle.target.publicUrl + bundle.name);
}

export default new Optimizer({
  // The same HTML names other chunks when the code is cut into other chunks: nothing of it is kept from build to build.
  loadConfig({ config }) {
    config.invalidateOnBuild();
    config.setCacheKey(String(Date.now()));
  },
  async optimize({ bundleGraph, contents, map }) {
    const html = await new Response(contents).text();
    const at = html.indexOf('id=page-chunks');
    if (at < 0) return { contents, map };
    const chunks = Object.fromEntries(Object.entries(entrances).map(([path, modules]) =>
      [path, [...new Set(modules.flatMap((module) => urlsOf(module, bundleGraph)))]]));
    const end = html.indexOf('>', at) + 1;
    return { contents: html.slice(0, end) + JSON.stringify(chunks) + html.slice(html.indexOf('</script>', end)), map };
  },
});
