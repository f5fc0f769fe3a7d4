import type { IForbiddenRuleType } from 'dependency-cruiser';

type Allowed = {
  /** The files that the rule applies to. */
  readonly from: string;
  readonly except?: readonly string[];
  /** Everything that they may import; packages by name. */
  readonly layers: readonly string[];
  /** Single files of other layers that they may also import. */
  readonly files?: readonly string[];
  readonly packages?: readonly string[];
  readonly nodeItself?: boolean;
  readonly because: string;
};

/** The files that connect the fakes to the composition root. */
const fakesEntry = '^fakes/(main|fakeAdapters|live/main)\\.tsx?$';

/** The adapter and the fake that implement a port of the UI. */
const drawingAdapter = '^src-adapters/stripe/';
const drawingFake = '^fakes/payments/';

const layers: { readonly [name: string]: Allowed } = {
  'domain-depends-on-nothing': {
    from: '^src-domain/',
    layers: ['src-domain'],
    because: 'the rules of the shop outlive every technology around them',
  },
  'ui-knows-only-the-domain': {
    from: '^src-ui/',
    layers: ['src-ui', 'src-domain'],
    packages: [
      'react',
      'react-dom',
      'mobx',
      'mobx-react-lite',
      'wouter',
      // Types alone.
      'schema-dts',
      'bootstrap',
      'react-bootstrap',
      'final-form',
      'react-final-form',
    ],
    because: 'pages must not care what stands behind the ports',
  },
  'adapters-know-only-the-domain': {
    from: '^src-adapters/',
    except: [drawingAdapter],
    layers: ['src-adapters', 'src-domain'],
    packages: ['axios', 'valibot', 'firebase'],
    because: 'a technology can be replaced when nothing else speaks its language',
  },
  'the-stripe-adapter-draws': {
    from: drawingAdapter,
    layers: ['src-adapters', 'src-domain'],
    packages: ['@stripe/stripe-js', '@stripe/react-stripe-js', 'react'],
    because: 'Stripe draws its card form itself, so its adapter alone is a component, too',
  },
  'fakes-know-only-the-domain': {
    from: '^fakes/',
    except: [fakesEntry, '^fakes/server/', drawingFake],
    layers: ['fakes', 'src-domain'],
    because: 'a fake that borrowed from a real adapter would prove nothing about it',
  },
  'the-fake-card-form-draws': {
    from: drawingFake,
    layers: ['fakes', 'src-domain'],
    packages: ['react'],
    because: 'it stands in for a component of the Stripe adapter',
  },
  'the-fakes-server-serves-fakes': {
    from: '^fakes/server/',
    layers: ['fakes', 'src-domain'],
    files: ['src/build/oneLine.mjs'],
    packages: ['hono', '@hono/node-server', 'vitest'],
    nodeItself: true,
    because: 'it is the marketplace over HTTP, in memory or in a database, and the only place that needs a server',
  },
  'the-fakes-entry-composes-through-the-root': {
    from: fakesEntry,
    layers: ['fakes', 'src', 'src-domain'],
    because: 'the demo is the same product: only what stands behind the ports differs',
  },
  'the-build-knows-its-tools-alone': {
    from: '^src/build/(?!pages/|render/)',
    layers: ['src', 'src-domain'],
    files: ['src-ui/context/paths.ts'],
    packages: ['@parcel/plugin', 'beasties', 'rolldown'],
    nodeItself: true,
    because: 'what runs in the build is no part of the product; it only reads the keys and which pages there are',
  },
  'the-pages-know-words-and-rows': {
    from: '^src/build/pages/',
    layers: ['src/build', 'src-domain', 'src-ui/parts/head', 'src-ui/texts'],
    files: [
      'src-ui/context/paths.ts',
      'src-adapters/marketplace-rest/categoryWire.ts',
      'src-adapters/marketplace-rest/productWire.ts',
      'src-adapters/marketplace-rest/wire.ts',
    ],
    packages: ['schema-dts', 'valibot'],
    nodeItself: true,
    because: 'a page that the build writes says the same as the page that the shop draws, and draws nothing itself',
  },
  'the-renderer-draws-the-live-shop': {
    from: '^src/build/render/',
    layers: ['src', 'src-domain', 'src-ui'],
    packages: ['mobx-react-lite', 'react', 'react-dom'],
    nodeItself: true,
    because: 'it draws the components of the product, wired as they are live, and nothing else',
  },
  'the-service-worker-knows-no-shop': {
    from: '^src/worker/',
    layers: ['src/worker'],
    files: [
      'src/pictureHosts.ts',
      'src/build/hosting/pageAddress.ts',
      'src/build/hosting/shareAddress.ts',
      'src-adapters/browser/pictureCache.ts',
      'src-adapters/browser/sharedPhotoCache.ts',
    ],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
    because: 'it runs beside every release of the shop, and what it knew would be kept by people for days',
  },
  'the-root-knows-no-fakes': {
    from: '^src/(?!build/|worker/)',
    layers: ['src', 'src-domain', 'src-adapters', 'src-ui'],
    packages: ['inversify', 'mobx', 'react', 'react-dom', 'reflect-metadata'],
    because: 'the live product holds no byte of the fakes',
  },
};

/** The domain modules that each domain module may import. */
export const modules: { readonly [module: string]: readonly string[] } = {
  shared: [],
  identity: ['shared'],
  catalogue: ['identity', 'shared'],
  booking: ['catalogue', 'identity', 'search', 'shared'],
  meeting: ['shared'],
  payment: ['booking', 'identity', 'shared'],
  administration: ['catalogue', 'identity', 'search', 'shared'],
  reporting: ['catalogue', 'identity', 'shared'],
  storefront: ['shared'],
  search: ['catalogue', 'identity', 'shared'],
  saved: ['catalogue', 'search', 'shared'],
  selling: ['catalogue', 'identity', 'meeting', 'shared'],
};

/** The UI's layers, each with those that it may import: kit ← parts ← features ← app. */
const rooms: { readonly [room: string]: readonly string[] } = {
  kit: [],
  texts: ['kit'],
  state: ['texts'],
  context: ['kit', 'texts', 'state'],
  parts: ['kit', 'texts', 'state', 'context'],
  features: ['kit', 'texts', 'state', 'context', 'parts'],
};

const anyLayer = '(src|src-domain|src-adapters|src-ui|fakes|tests)/';

function allow(
  name: string,
  { from, except = [], layers, files = [], packages = [], nodeItself = false, because }: Allowed,
): IForbiddenRuleType {
  return {
    name,
    comment: because,
    severity: 'error',
    from: { path: from, pathNot: [...except] },
    to: {
      pathNot: [
        `^(${layers.join('|')})/`,
        ...files.map((file) => `^${file}$`),
        ...packages.map((name) => `(^|/)node_modules/${name}/`),
      ],
      ...(nodeItself ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

export const importRules: readonly IForbiddenRuleType[] = [
  ...Object.entries(layers).map(([name, allowed]) => allow(name, allowed)),
  ...Object.entries(modules).map(([module, known]) =>
    allow(`${module}-knows-its-place`, {
      from: `^src-domain/${module}/`,
      layers: [module, ...known].map((name) => `src-domain/${name}`),
      because: 'modules that know each other at will are one module',
    }),
  ),
  ...Object.entries(rooms).map(([room, known]): IForbiddenRuleType => ({
    name: `ui-${room}-knows-its-place`,
    comment: 'a room that looks into the one above it cannot be changed alone',
    severity: 'error',
    from: { path: `^src-ui/${room}/` },
    to: { path: '^src-ui/', pathNot: [room, ...known].map((name) => `^src-ui/${name}/`) },
  })),
  {
    name: 'the-kit-knows-no-shop',
    comment: 'a component of the kit would serve any shop',
    severity: 'error',
    from: { path: '^src-ui/kit/' },
    to: { path: '^src-domain/' },
  },
  {
    name: 'features-know-not-each-other',
    comment: 'what two features need is a part, or a page of the app that joins them',
    severity: 'error',
    from: { path: '^src-ui/features/([^/]+)/' },
    to: { path: '^src-ui/features/', pathNot: '^src-ui/features/$1/' },
  },
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
