// Puts every hashed file under /assets/ and leaves the pages beside it, so that hosts can tell them apart by address.
import { basename, extname } from 'node:path';
import { Namer } from '@parcel/plugin';

/** Shared code has no entry of its own, so it is named after the page that it was split from. */
function entryOf(bundle, bundleGraph) {
  const own = bundle.getMainEntry();
  if (own) return own.filePath;
  const [group] = bundleGraph.getBundleGroupsContainingBundle(bundle);
  const entries = bundleGraph.getBundlesInBundleGroup(group).flatMap((one) => one.getEntryAssets());
  return entries.find(({ id }) => id === group.entryAssetId)?.filePath ?? 'shared';
}

/** Every language has files of the same names, so theirs begin with the language. English, the default, keeps them. */
function nameOf(file) {
  const name = basename(file, extname(file));
  const language = /src-ui[\\/]texts[\\/](bangla|original)[\\/]/.exec(file)?.[1] ?? name;
  return language === name ? name : `${language}-${name}`;
}

export default new Namer({
  name({ bundle, bundleGraph }) {
    // Pages and other entries keep the names that Parcel's own namer gives.
    if (bundle.needsStableName) return null;
    // Pages with the same styles share one file, whose name is then none of theirs.
    const isSharable = bundle.type === 'css' && !bundle.getMainEntry();
    const name = isSharable ? 'styles' : nameOf(entryOf(bundle, bundleGraph));
    return `assets/${name}.${bundle.hashReference}.${bundle.type}`;
  },
});
