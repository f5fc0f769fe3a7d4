import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

type Options = {
  readonly file: string;
  readonly kills: number;
  /** At least 0, below 1: how long to wait after the first answer. */
  readonly random?: () => number;
  readonly onKill?: (kill: number, stored: number) => void;
};

type Outcome = {
  /** Products whose posting the backend acknowledged. */
  readonly acknowledged: number;
  /** Those of them that it does not have after a restart. */
  readonly lost: readonly string[];
  /** Ids that it gave to two products. */
  readonly repeated: readonly string[];
  /** Products that it has without an answer: killed between the commit and the answer. */
  readonly unanswered: number;
};

const writers = 4;
/** Milliseconds from the first answer. */
const longestLife = 250;

/** Kills a backend with -9 in the middle of writes, again and again, and counts what it has forgotten. */
export async function killWhileWriting({ file, kills, random = Math.random, onKill }: Options): Promise<Outcome> {
  const acknowledged = new Map<string, string>();
  const repeated: string[] = [];
  let stored: readonly Stored[] = [];
  for (let kill = 0; kill <= kills; kill += 1) {
    const { child, url } = await start(file);
    stored = (await (await fetch(`${url}/allproducts`)).json()) as readonly Stored[];
    onKill?.(kill, stored.length);
    let onFirst = (): void => {};
    const first = new Promise<void>((resolve) => {
      onFirst = resolve;
    });
    const onAcknowledged = (id: string, name: string): void => {
      if (acknowledged.has(id)) repeated.push(id);
      acknowledged.set(id, name);
      onFirst();
    };
    const writerNames = kill === kills ? [] : Array.from({ length: writers }, (_, writer) => `${kill}-${writer}`);
    const writing = Promise.all(writerNames.map((name) => write(url, name, onAcknowledged)));
    // On a busy machine, the first answer may take longer than a whole life.
    await Promise.race([first, writing]);
    if (kill < kills) await setTimeout(random() * longestLife);
    child.kill('SIGKILL');
    await Promise.all([once(child, 'exit'), writing]);
  }
  const names = new Map(stored.map(({ _id, productName }) => [_id, productName]));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(([id, name]) => names.get(id) !== name).map(([id]) => id),
    repeated,
    unanswered: names.size - acknowledged.size,
  };
}

type Stored = { readonly _id: string; readonly productName: string };

async function start(file: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './src/build/typescript.mjs', 'tests/crash/backendToKill.ts', file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url };
}

/** Posts products one after another until the backend is gone. */
async function write(url: string, writer: string, onAcknowledged: (id: string, name: string) => void): Promise<void> {
  for (let count = 0; ; count += 1) {
    const productName = `Product ${writer}-${count}`;
    const product = { productName, email: 'sara.seller@shop.example', price: 100, originalPrice: 200 };
    const facts = { condition: 'Good', categoryName: 'Laptop', description: 'A text that fills the row. '.repeat(20) };
    try {
      const answer = await fetch(`${url}/allproducts`, {
        method: 'POST',
        body: JSON.stringify({ ...product, ...facts }),
      });
      const { insertedId } = (await answer.json()) as { readonly insertedId: string };
      onAcknowledged(insertedId, productName);
    } catch {
      return;
    }
  }
}
