import type { IForbiddenRuleType } from 'dependency-cruiser';

type Allowed = {
  /** What the files are whose imports the rule looks at. */
  readonly from: string;
  readonly except?: readonly string[];
  /** Every path that they may import, packages by name. */
  readonly layers: readonly string[];
  readonly packages?: readonly string[];
  readonly nodeItself?: boolean;
  readonly because: string;
};

/** The files of the fakes that join them to the composition root. */
const fakesEntry = '^fakes/(main|fakeAdapters|live/main)\\.tsx?$';

const layers: { readonly [name: string]: Allowed } = {
  'domain-depends-on-nothing': {
    from: '^src-domain/', layers: ['src-domain'],
    because: 'the rules of the shop outlive every technology around them',
  },
  'ui-knows-only-the-domain': {
    from: '^src-ui/', layers: ['src-ui', 'src-domain'],
    packages: [
      'react', 'react-dom', 'mobx', 'mobx-react-lite', 'wouter', 'bootstrap', 'final-form',
      'react-final-form',
    ],
    because: 'pages must not care what stands behind the ports',
  },
  'adapters-know-only-the-domain': {
    from: '^src-adapters/', layers: ['src-adapters', 'src-domain'],
    packages: ['axios', 'valibot', 'firebase', '@stripe/stripe-js'],
    because: 'a technology can be replaced when nothing else speaks its language',
  },
  'fakes-know-only-the-domain': {
    from: '^fakes/', except: [fakesEntry, '^fakes/server/'], layers: ['fakes', 'src-domain'],
    because: 'a fake that borrowed from a real adapter would prove nothing about it',
  },
  'the-fakes-server-serves-fakes': {
    from: '^fakes/server/', layers: ['fakes', 'src-domain'], packages: ['hono', '@hono/node-server', 'vitest'], nodeItself: true,
    because: 'it is the in-memory marketplace over HTTP, and the only place that needs a server',
  },
  'the-fakes-entry-composes-through-the-root': {
    from: fakesEntry, layers: ['fakes', 'src', 'src-domain'],
    because: 'the demo is the same product: only what stands behind the ports differs',
  },
  'the-build-knows-its-tool-alone': {
    from: '^src/build/', layers: ['src'], packages: ['@parcel/plugin'],
    because: 'what runs in the build is no part of the product',
  },
  'the-root-knows-no-fakes': {
    from: '^src/(?!build/)', layers: ['src', 'src-domain', 'src-adapters', 'src-ui'], packages: ['inversify', 'react', 'react-dom'],
    because: 'the live product holds no byte of the fakes',
  },
};

/** What each module of the domain may know of the others. */
export const modules: { readonly [module: string]: readonly string[] } = {
  shared: [],
  identity: ['shared'],
  catalogue: ['identity', 'shared'],
  booking: ['catalogue', 'identity', 'shared'],
  payment: ['booking', 'identity', 'shared'],
  administration: ['identity', 'shared'],
  storefront: ['shared'],
  drafting: ['booking', 'catalogue', 'identity', 'shared'],
};

const anyLayer = '(src|src-domain|src-adapters|src-ui|fakes|tests)/';

function allow(name: string, { from, except = [], layers, packages = [], nodeItself = false, because }: Allowed): IForbiddenRuleType {
  return {
    name,
    comment: because,
    severity: 'error',
    from: { path: from, pathNot: [...except] },
    to: {
      pathNot: [`^(${layers.join('|')})/`, ...packages.map((name) => `(^|/)node_modules/${name}/`)],
      ...(nodeItself ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

export const importRules: readonly IForbiddenRuleType[] = [
  ...Object.entries(layers).map(([name, allowed]) => allow(name, allowed)),
  ...Object.entries(modules).map(([module, known]) =>
    allow(`${module}-knows-its-place`, {
      from: `^src-domain/${module}/`, layers: [module, ...known].map((name) => `src-domain/${name}`),
      because: 'modules that know each other at will are one module',
    }),
  ),
  {
    name: 'no-cycles',
    comment: 'files that need each other can be neither read nor changed alone',
    severity: 'error',
    from: { path: `^${anyLayer}` },
    to: { circular: true },
  },
  {
    name: 'across-layers-by-alias',
    comment: 'a way from one layer to another should be seen at once',
    severity: 'error',
    from: { path: `^${anyLayer}` },
    to: { path: `^${anyLayer}`, pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'within-a-layer-by-relative-path',
    comment: 'a layer does not go around through its own front door',
    severity: 'error',
    from: { path: `^${anyLayer}` },
    to: { path: '^$1/', dependencyTypes: ['aliased-subpath-import'] },
  },
  {
    name: 'nothing-unresolved',
    comment: 'what cannot be found cannot be judged',
    severity: 'error',
    from: { path: `^${anyLayer}` },
    to: { couldNotResolve: true },
  },
];
