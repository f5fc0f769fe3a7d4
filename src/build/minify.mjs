// Shortens scripts once more after Parcel's own minifier, which leaves Home's code one per cent longer.
import { Optimizer } from '@parcel/plugin';
import { minify } from 'rolldown/utils';

/** Inversify's inner names that cost the most. */
const ofInversify = [
  'activationService',
  'addOnResolverChangedHandler',
  'bindingConstraintsList',
  'bindingService',
  'buildServiceNodeOptions',
  'classMetadata',
  'constructorParams',
  'deactivationService',
  'getAncestorsCalled',
  'getNonParentBindings',
  'implementationType',
  'invalidateServiceBinding',
  'isContextFree',
  'isContextFreeBinding',
  'isMultiple',
  'isSatisfiedBy',
  'planParamsOperations',
  'planResultCacheService',
  'preDestroyMethodNames',
  'requestScopeCache',
  'rootConstraints',
  'serviceIdentifier',
  'servicesBranch',
  'setNonCachedServiceNode',
  'shouldInvalidateServiceNode',
  'subscribeActivationAddedOnce',
  'targetServiceIdentifier',
];

/** Those of React's own tree. Its developer tools read them, and work on a build for development. */
const ofReact = ['memoizedProps', 'memoizedState', 'pendingProps', 'stateNode', 'subtreeFlags', 'updateQueue'];

/**
 * Names that nothing outside their package uses; each package is whole in one script. MobX ends its own with '_' so that
 * a build can shorten them.
 */
const innerNames = new RegExp(`^([a-zA-Z]{2,}_|${[...ofInversify, ...ofReact].join('|')})$`);

export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    if (!bundle.env.shouldOptimize) return { contents, map };
    const isModule = bundle.env.outputFormat === 'esmodule';
    const { code, errors } = await minify(bundle.name ?? 'inline.js', await new Response(contents).text(), {
      module: isModule,
      mangle: { toplevel: isModule },
      mangleProps: { include: innerNames },
    });
    const [error] = errors;
    if (error !== undefined) throw new SyntaxError(error.codeframe ?? error.message);
    return { contents: code };
  },
});
