// Writes into the HTML which chunks a page needs, so that they load before the main script asks for them.
import { Optimizer } from '@parcel/plugin';

const ports = ['src/live/shopPorts.ts', 'src-adapters/http/browserTransport.ts'];

/** The pages that people usually enter by, with the modules that the main script imports for them. */
const entrances = {
  '/login': ['features/identity/LogInPage.tsx', ...ports],
  '/allproducts': ['features/search/AllProductsPage.tsx', ...ports],
};

function urlsOf(module, bundleGraph) {
  const own = bundleGraph
    .getBundles()
    .filter((bundle) => bundle.type === 'js' && bundle.getMainEntry()?.filePath.endsWith(module));
  return own
    .flatMap((bundle) => [bundle, ...bundleGraph.getReferencedBundles(bundle)])
    .filter((bundle) => bundle.type === 'js')
    .map((bundle) => bundle.target.publicUrl + bundle.name);
}

export default new Optimizer({
  // The same HTML names other chunks when the code is split differently, so nothing here is cached between builds.
  loadConfig({ config }) {
    config.invalidateOnBuild();
    config.setCacheKey(String(Date.now()));
  },
  async optimize({ bundleGraph, contents, map }) {
    const html = await new Response(contents).text();
    const at = html.indexOf('id=page-chunks');
    if (at < 0) return { contents, map };
    const chunks = Object.fromEntries(
      Object.entries(entrances).map(([path, modules]) => [
        path,
        [...new Set(modules.flatMap((module) => urlsOf(module, bundleGraph)))],
      ]),
    );
    const end = html.indexOf('>', at) + 1;
    return { contents: html.slice(0, end) + JSON.stringify(chunks) + html.slice(html.indexOf('</script>', end)), map };
  },
});
