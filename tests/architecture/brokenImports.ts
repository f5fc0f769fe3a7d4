/** For each rule a file that breaks it: where it is, what it says, and what it must be caught importing. */
export const brokenImports: readonly (readonly [rule: string, file: string, source: string, caught: string])[] = [
  ['domain-depends-on-nothing', 'src-domain/shared/usesUi.ts', "import '#ui/target.ts';", 'src-ui/target.ts'],
  ['domain-depends-on-nothing', 'src-domain/shared/usesFake.ts', "import '#fakes/target.ts';", 'fakes/target.ts'],
  ['domain-depends-on-nothing', 'src-domain/shared/usesPackage.ts', "import { string } from 'valibot';\nstring();", 'valibot'],
  ['domain-depends-on-nothing', 'src-domain/shared/usesType.ts', "import type { Atom } from 'mobx';\nexport type A = Atom;", 'mobx'],
  ['domain-depends-on-nothing', 'src-domain/shared/usesNode.ts', "import { sep } from 'node:path';\nexport { sep };", 'path'],
  ['ui-knows-only-the-domain', 'src-ui/usesAdapter.ts', "import '#adapters/target.ts';", 'src-adapters/target.ts'],
  ['ui-knows-only-the-domain', 'src-ui/usesFake.ts', "export const late = () => import('#fakes/target.ts');", 'fakes/target.ts'],
  ['ui-knows-only-the-domain', 'src-ui/usesRoot.ts', "import '#src/target.ts';", 'src/target.ts'],
  ['ui-knows-only-the-domain', 'src-ui/usesContainer.ts', "import { Container } from 'inversify';\nnew Container();", 'inversify'],
  ['ui-knows-only-the-domain', 'src-ui/usesHttp.ts', "import axios from 'axios';\naxios;", 'axios'],
  ['adapters-know-only-the-domain', 'src-adapters/usesUi.ts', "import '#ui/target.ts';", 'src-ui/target.ts'],
  ['adapters-know-only-the-domain', 'src-adapters/usesReact.ts', "import { useState } from 'react';\nuseState;", 'react'],
  ['adapters-know-only-the-domain', 'src-adapters/usesContainer.ts', "export type { Container } from 'inversify';", 'inversify'],
  ['fakes-know-only-the-domain', 'fakes/usesAdapter.ts', "import '#adapters/target.ts';", 'src-adapters/target.ts'],
  ['fakes-know-only-the-domain', 'fakes/usesRoot.ts', "import '#src/target.ts';", 'src/target.ts'],
  ['fakes-know-only-the-domain', 'fakes/usesServer.ts', "import { Hono } from 'hono';\nnew Hono();", 'hono'],
  ['the-fakes-server-serves-fakes', 'fakes/server/usesRoot.ts', "import '#src/target.ts';", 'src/target.ts'],
  ['the-fakes-server-serves-fakes', 'fakes/server/usesHttp.ts', "import axios from 'axios';\naxios;", 'axios'],
  ['the-fakes-entry-composes-through-the-root', 'fakes/main.ts', "import '#adapters/target.ts';", 'src-adapters/target.ts'],
  ['the-fakes-entry-composes-through-the-root', 'fakes/fakeAdapters.ts', "import { Container } from 'inversify';\nContainer;", 'inversify'],
  ['the-build-knows-its-tool-alone', 'src/build/usesDomain.ts', "import '#domain/target.ts';", 'src-domain/target.ts'],
  ['the-root-knows-no-fakes', 'src/usesFake.ts', "import '#fakes/target.ts';", 'fakes/target.ts'],
  ['the-root-knows-no-fakes', 'src/usesHttp.ts', "import axios from 'axios';\naxios;", 'axios'],
  ['shared-knows-its-place', 'src-domain/shared/usesIdentity.ts', "import '../identity/target.ts';", 'src-domain/identity/target.ts'],
  ['identity-knows-its-place', 'src-domain/identity/usesBooking.ts', "import '../booking/target.ts';", 'src-domain/booking/target.ts'],
  ['catalogue-knows-its-place', 'src-domain/catalogue/usesBooking.ts', "import '../booking/target.ts';", 'src-domain/booking/target.ts'],
  ['booking-knows-its-place', 'src-domain/booking/usesPayment.ts', "import '../payment/target.ts';", 'src-domain/payment/target.ts'],
  ['payment-knows-its-place', 'src-domain/payment/usesCatalogue.ts', "import '../catalogue/target.ts';", 'src-domain/catalogue/target.ts'],
  ['administration-knows-its-place', 'src-domain/administration/usesSum.ts', "import '../target.ts';", 'src-domain/target.ts'],
  ['drafting-knows-its-place', 'src-domain/drafting/usesPayment.ts', "import '../payment/target.ts';", 'src-domain/payment/target.ts'],
  ['storefront-knows-its-place', 'src-domain/storefront/usesIdentity.ts', "import '../identity/target.ts';", 'src-domain/identity/target.ts'],
  ['no-cycles', 'src-ui/egg.ts', "import type { Hen } from './hen.ts';\nexport type Egg = Hen;", 'src-ui/hen.ts'],
  ['across-layers-by-alias', 'src-ui/goesOut.ts', "import '../src-domain/shared/target.ts';", 'src-domain/shared/target.ts'],
  ['across-layers-by-alias', 'tests/goesOut.ts', "import '../src-domain/shared/target.ts';", 'src-domain/shared/target.ts'],
  ['within-a-layer-by-relative-path', 'src-ui/goesAround.ts', "import '#ui/target.ts';", 'src-ui/target.ts'],
  ['nothing-unresolved', 'src-ui/goesNowhere.ts', "import './nowhere.ts';", './nowhere.ts'],
  ['with-extension', 'src-ui/saysHalf.ts', "import './target';", './target'],
];

/** The other half of the cycle: each cycle is told of once. */
export const hen = ['src-ui/hen.ts', "import type { Egg } from './egg.ts';\nexport type Hen = Egg;"] as const;

/** Imports that must pass, so that no rule is kept by refusing everything. */
export const soundImports: readonly (readonly [file: string, source: string])[] = [
  ['src-domain/booking/sound.ts', "import '../catalogue/target.ts';\nimport '../identity/target.ts';\nimport '../shared/target.ts';"],
  ['src-domain/sum.ts', "import './booking/target.ts';\nimport './payment/target.ts';"],
  ['src-ui/sound.ts', "import { useState } from 'react';\nimport '#domain/shared/target.ts';\nimport './target.ts';\nuseState;"],
  ['src-adapters/sound.ts', "import { string } from 'valibot';\nimport '#domain/shared/target.ts';\nstring;"],
  ['src/sound.ts', "import { Container } from 'inversify';\nimport '#ui/target.ts';\nimport '#adapters/target.ts';\nContainer;"],
  ['fakes/sound.ts', "import '#domain/shared/target.ts';\nimport './target.ts';"],
  ['fakes/server/sound.ts', "import { createServer } from 'node:http';\nimport { Hono } from 'hono';\nimport '../target.ts';\ncreateServer;\nHono;"],
  ['fakes/main.tsx', "import '#src/target.ts';\nimport './target.ts';"],
  ['tests/sound.ts', "import '#src/target.ts';\nimport '#fakes/target.ts';\nimport axios from 'axios';\naxios;"],
];

/** What the examples import. */
export const targets: readonly string[] = [
  'src', 'src-ui', 'src-adapters', 'fakes', 'src-domain', 'src-domain/shared', 'src-domain/identity',
  'src-domain/catalogue', 'src-domain/booking', 'src-domain/payment',
].map((folder) => `${folder}/target.ts`);
