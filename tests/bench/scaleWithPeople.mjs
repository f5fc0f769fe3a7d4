// Measures how the backend answers many people at once: simulated shoppers over real sockets, against the local backend
// on libSQL in a process of its own. Shoppers pause between their steps. Prints percentiles of each kind of call, calls
// a second, errors and the backend's work. Client and backend share the machine. Asserts nothing about time.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBuyer, demoPassword } from '#fakes/seed/demoPeople.ts';
import { backendPort, startBackend } from './scaleServer.mjs';
import { Shopper } from './shopper.mjs';
import { percentile, printRatios } from './withShop.mjs';

const url = `http://localhost:${backendPort}`;
const kinds = ['list', 'counts', 'key', 'choice', 'suggestions', 'product', 'similar', 'prices', 'booking'];
/** Milliseconds, in which connections open and shoppers spread over their steps. */
const warmUp = 3000;

async function logIn() {
  const { email, name } = demoBuyer;
  const signedIn = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  const { idToken } = await signedIn.json();
  const issued = await fetch(`${url}/jwt?email=${email}`, { headers: { authorization: `Bearer ${idToken}` } });
  return { email, name, token: (await issued.json()).accessToken };
}

async function measureCrowd({ backend, buyer, people, seconds }) {
  const times = {};
  let [errors, isMeasuring, isOver] = [0, false, false];
  const record = (kind, milliseconds, isRight) => {
    if (!isMeasuring) return;
    (times[kind] ??= []).push(milliseconds);
    if (!isRight) errors += 1;
  };
  const shoppers = Array.from({ length: people }, (_, number) => new Shopper({ url, buyer, record, number }));
  const visits = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
  const after = (milliseconds, then) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(then()), milliseconds);
    });
  const before = await after(warmUp, () => {
    isMeasuring = true;
    return backend.work();
  });
  const begun = performance.now();
  const ended = await after(seconds * 1000, () => backend.work());
  isMeasuring = false;
  const took = (performance.now() - begun) / 1000;
  isOver = true;
  await visits;
  const all = Object.values(times).flat();
  const row = { 'calls a second': all.length / took, errors, 'backend busy, %': (ended - before) / took / 10 };
  row['work a call, ms'] = (ended - before) / all.length;
  for (const kind of ['all', ...kinds]) {
    const list = kind === 'all' ? all : (times[kind] ?? []);
    for (const share of [50, 95, 99]) row[`${kind} p${share}, ms`] = percentile(list, share / 100) ?? Number.NaN;
  }
  row['calls about bookings'] = times['booking']?.length ?? 0;
  return row;
}

/** `folder`: keeps the databases, and uses those in it again. */
export async function benchPeople({ sizes, people, seconds, folder }) {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'shop-people-'));
  try {
    for (const products of sizes) {
      const backend = await startBackend(own, products);
      const rows = {};
      try {
        const buyer = await logIn();
        for (const many of people) rows[many] = await measureCrowd({ backend, buyer, people: many, seconds });
      } finally {
        await backend.stop();
      }
      console.log(`${products} products, by the number of people, ${seconds} s each`);
      printRatios(rows);
    }
  } finally {
    if (folder === undefined) rmSync(own, { recursive: true });
  }
  console.log(
    `Load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}
