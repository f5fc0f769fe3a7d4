import httpAdapter from 'axios/unsafe/adapters/http.js';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { MemoryTokenStore } from '../../adapters/MemoryTokenStore.ts';
import { restMarketplace } from '../../adapters/marketplace-rest/restMarketplace.ts';
import { signedInAs } from '../../adapters/signedInAs.ts';
import { describeBookingsApiContract } from '../../contracts/BookingsApi.contract.ts';
import { describeBuyersApiContract } from '../../contracts/BuyersApi.contract.ts';
import { describeCategoriesApiContract } from '../../contracts/CategoriesApi.contract.ts';
import type { MarketplaceHarness } from '../../contracts/MarketplaceHarness.ts';
import { describePaymentIntentsApiContract } from '../../contracts/PaymentIntentsApi.contract.ts';
import { describeProductsApiContract } from '../../contracts/ProductsApi.contract.ts';
import { describeSellersApiContract } from '../../contracts/SellersApi.contract.ts';
import { describeTokensApiContract } from '../../contracts/TokensApi.contract.ts';
import { describeUpcomingProductsApiContract } from '../../contracts/UpcomingProductsApi.contract.ts';
import { describeUsersApiContract } from '../../contracts/UsersApi.contract.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { Leftovers } from './Leftovers.ts';
import { RecordingTransport } from './RecordingTransport.ts';
import { readSubject, registerCast, unaskedOf } from './subject.ts';

if (httpAdapter === false) throw new Error('This runs in Node.');
const subject = readSubject(process.env);
const transport = new RecordingTransport(httpAdapter);
const leftovers = new Leftovers();
transport.onAnswer = (request, answer) => leftovers.note(request, answer);

const people = await registerCast(transport, subject);
const unasked = await unaskedOf(transport, subject);

// What the reporter shows of the run, and of a case.
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
  const { tokens } = restMarketplace({ ...plain, store: new MemoryTokenStore(), auth: signedInAs(null) });
  return valueOf(await tokens.issue(email));
}

async function make(): Promise<MarketplaceHarness> {
  const store = new MemoryTokenStore();
  let who = signedInAs(null);
  const auth = { ...who, current: () => who.current() };
  return {
    api: restMarketplace({ ...plain, store, auth }),
    people,
    async signIn({ email }) {
      who = signedInAs(email);
      store.write(await tokenOf(email));
    },
    async signOut() {
      who = signedInAs(null);
      store.clear();
    },
    expireToken: async () => store.write('not.a.token'),
    goOffline() {},
  };
}

// All but the connection's suite: how a client gives up is no backend's affair.
describeTokensApiContract(subject.url, make);
describeUsersApiContract(subject.url, make, unasked);
describeProductsApiContract(subject.url, make, unasked);
describeCategoriesApiContract(subject.url, make, unasked);
describeBookingsApiContract(subject.url, make, unasked);
describePaymentIntentsApiContract(subject.url, make);
describeSellersApiContract(subject.url, make, unasked);
describeBuyersApiContract(subject.url, make, unasked);
describeUpcomingProductsApiContract(subject.url, make, unasked);

afterAll(async () => {
  const token = subject.admin === null ? null : await tokenOf(subject.admin.email).catch(() => null);
  Object.assign(report, { leftovers: await leftovers.remove(subject.url, token) });
});
