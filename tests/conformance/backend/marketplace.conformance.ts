import httpAdapter from 'axios/unsafe/adapters/http.js';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { restMarketplace } from '../../adapters/marketplace-rest/restMarketplace.ts';
import { describeBookingsApiContract } from '../../contracts/BookingsApi.contract.ts';
import { describeBuyersApiContract } from '../../contracts/BuyersApi.contract.ts';
import { describeCatalogueSearchContract } from '../../contracts/CatalogueSearch.contract.ts';
import { describeCategoriesApiContract } from '../../contracts/CategoriesApi.contract.ts';
import type { MarketplaceHarness } from '../../contracts/MarketplaceHarness.ts';
import { describePaidApiContract } from '../../contracts/PaidApi.contract.ts';
import { describePaymentIntentsApiContract } from '../../contracts/PaymentIntentsApi.contract.ts';
import { describeProductsApiContract } from '../../contracts/ProductsApi.contract.ts';
import { describeProofContract } from '../../contracts/Proof.contract.ts';
import { describeReportsApiContract } from '../../contracts/ReportsApi.contract.ts';
import { describeSalesApiContract } from '../../contracts/SalesApi.contract.ts';
import { describeSellersApiContract } from '../../contracts/SellersApi.contract.ts';
import { describeTokensApiContract } from '../../contracts/TokensApi.contract.ts';
import { describeUpcomingProductsApiContract } from '../../contracts/UpcomingProductsApi.contract.ts';
import { describeUsersApiContract } from '../../contracts/UsersApi.contract.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { Leftovers } from './Leftovers.ts';
import { RecordingTransport } from './RecordingTransport.ts';
import { payAtStandIn } from './payAtStandIn.ts';
import { person, readSubject, registerCast, unaskedOf } from './subject.ts';

if (httpAdapter === false) throw new Error('This runs in Node.');
const subject = readSubject(process.env);
const transport = new RecordingTransport(httpAdapter);
const leftovers = new Leftovers();
transport.onAnswer = (request, answer) => leftovers.note(request, answer);

const people = await registerCast(transport, subject);
const unasked = await unaskedOf(transport, subject);

// The reporter prints these facts about the run and its cases.
let report: object = {};
beforeEach(({ task }) => {
  transport.exchanges.length = 0;
  report = task.file.meta;
});
afterEach(({ task }) => {
  Object.assign(task.meta, { exchanges: [...transport.exchanges] });
});

const plain = { url: subject.url, transport, timeout: 15_000 };

async function tokenOf(email: string): Promise<string> {
  if (email === people.admin.email && subject.adminToken !== null) return subject.adminToken;
  const { tokens } = restMarketplace({ ...plain, store: new InMemoryTokenStore(), auth: person(email, subject) });
  return valueOf(await tokens.issue(email));
}

async function make(): Promise<MarketplaceHarness> {
  const store = new InMemoryTokenStore();
  const nobody = person(null, subject);
  let who = nobody;
  const auth = { ...nobody, current: () => who.current(), idToken: () => who.idToken() };
  return {
    api: restMarketplace({ ...plain, store, auth, extensions: subject.extensions }),
    people,
    async signIn({ email }) {
      who = person(email, subject);
      store.write(await tokenOf(email));
    },
    async signOut() {
      who = nobody;
      store.clear();
    },
    async provenAs(email, ask) {
      const before = who;
      who = person(email, subject);
      try {
        return await ask();
      } finally {
        who = before;
      }
    },
    pay: (clientSecret) => payAtStandIn(subject.url, clientSecret),
    expireToken: async () => store.write('not.a.token'),
    goOffline() {},
  };
}

// Leaves out the connection suite: how a client times out does not concern a backend.
describeTokensApiContract(subject.url, make);
describeUsersApiContract(subject.url, make, unasked);
describeProductsApiContract(subject.url, make, unasked);
describeCategoriesApiContract(subject.url, make, unasked);
describeBookingsApiContract(subject.url, make, unasked);
describePaymentIntentsApiContract(subject.url, make, unasked);
describeSellersApiContract(subject.url, make, unasked);
describeBuyersApiContract(subject.url, make, unasked);
describeUpcomingProductsApiContract(subject.url, make, unasked);
if (subject.extensions.includes('sales')) describeSalesApiContract(subject.url, make, unasked);
if (subject.extensions.includes('paid')) describePaidApiContract(subject.url, make, unasked);
if (subject.extensions.includes('reports')) describeReportsApiContract(subject.url, make, unasked);
if (subject.extensions.includes('search')) describeCatalogueSearchContract(subject.url, make, unasked);
if (subject.strict && subject.provider !== null) describeProofContract(subject.url, make);

afterAll(async () => {
  const removed = await leftovers.remove(subject.url, {
    admin: subject.admin?.email ?? null,
    tokenOf: (email) => tokenOf(email).catch(() => null),
  });
  const accounts = subject.provider === null ? [] : [await subject.provider.removeAccounts()];
  Object.assign(report, { leftovers: [...removed, ...accounts] });
});
