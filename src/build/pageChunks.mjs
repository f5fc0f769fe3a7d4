// Writes into the HTML which chunks a page needs, so that they load before the main script asks for them.
import { Optimizer } from '@parcel/plugin';

const ports = ['src/live/shopPorts.ts', 'src/live/keptTransport.ts'];

/** The pages that people usually enter by, as src/loadShop.ts looks them up, with the modules that the main script imports for them. */
const entrances = {
  '/categories': ['features/catalogue/CategoriesPage.tsx', ...ports],
  '/blog': ['features/storefront/BlogPage.tsx'],
  '/login': ['features/identity/LogInPage.tsx', ...ports],
  '/allproducts': ['features/search/AllProductsPage.tsx', ...ports],
  '/products/:id': ['features/catalogue/ProductPage.tsx', ...ports],
};

/** The texts of the frame, which every page needs, and those of the pages beyond Home. */
const languages = {
  english: ['src-ui/texts/english/english.ts', 'src-ui/texts/english/shopGroup.ts'],
  bangla: ['src-ui/texts/bangla/bangla.ts', 'src-ui/texts/bangla/shopGroup.ts'],
  original: [
    'src-ui/texts/original/original.ts',
    'src-ui/texts/english/english.ts',
    'src-ui/texts/english/shopGroup.ts',
  ],
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

/** The HTML with the chunks of each entry of `modules` in its element of the given id, if it has one. */
function withChunks(html, id, modules, bundleGraph) {
  const at = html.indexOf(`id=${id}`);
  if (at < 0) return html;
  const chunks = Object.fromEntries(
    Object.entries(modules).map(([name, files]) => [
      name,
      [...new Set(files.flatMap((module) => urlsOf(module, bundleGraph)))],
    ]),
  );
  const end = html.indexOf('>', at) + 1;
  return html.slice(0, end) + JSON.stringify(chunks) + html.slice(html.indexOf('</script>', end));
}

export default new Optimizer({
  // The same HTML names other chunks when the code is split differently, so nothing here is cached between builds.
  loadConfig({ config }) {
    config.invalidateOnBuild();
    config.setCacheKey(String(Date.now()));
  },
  async optimize({ bundleGraph, contents, map }) {
    const html = await new Response(contents).text();
    const withPages = withChunks(html, 'page-chunks', entrances, bundleGraph);
    return { contents: withChunks(withPages, 'language-chunks', languages, bundleGraph), map };
  },
});
