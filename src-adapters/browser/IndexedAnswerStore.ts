import { array, custom, type InferOutput, is, number, object, safeParse, string, tuple } from 'valibot';
import { isMoment } from '#domain/shared/isMoment.ts';
import type { Timer } from '#domain/shared/within.ts';
import type { AnswerKey, AnswerStore, KeptAnswer } from '../http/kept/AnswerStore.ts';
import { browserTimer } from './browserTimer.ts';
import { inTable, type Table } from './inTable.ts';

const table: Table = { database: 're-sale-shop-answers', version: 1, name: 'answers' };

const moment = custom<number>(isMoment);
const keptAnswer = object({ text: string(), at: moment });

/** The table's size, so that counting it reads no answer. */
const contents = array(object({ key: tuple([string(), string()]), at: moment, size: number() }));
type Contents = InferOutput<typeof contents>;
const contentsKey = 'contents';

type Limits = {
  /** Letters of all answers together. */
  readonly total: number;
  /** Letters of one answer. */
  readonly each: number;
  /** Answers. Their list is written anew with each of them. */
  readonly count: number;
};

/** Ten thousand products are about 6 million letters. */
const usualLimits: Limits = { total: 16_000_000, each: 8_000_000, count: 400 };

/** Answers in IndexedDB. The oldest make room for new ones, a person's own last. */
export class IndexedAnswerStore implements AnswerStore {
  readonly #timer: Timer;
  readonly #limits: Limits;

  constructor(timer: Timer = browserTimer, limits: Limits = usualLimits) {
    this.#timer = timer;
    this.#limits = limits;
  }

  async read(key: AnswerKey): Promise<KeptAnswer | null> {
    let found: unknown;
    await this.#inTable('readonly', (answers) => {
      const reading = answers.get([...key]);
      reading.addEventListener('success', () => {
        found = reading.result;
      });
    });
    return is(keptAnswer, found) ? found : null;
  }

  async write(key: AnswerKey, answer: KeptAnswer): Promise<void> {
    const size = answer.text.length;
    if (size > this.#limits.each) return;
    if (await this.#put(key, answer, this.#limits.total)) return;
    // The device has less room than the limit.
    await this.#put(key, answer, Math.max(size, this.#limits.total / 8));
  }

  /** The owner of each answer. */
  async owners(): Promise<readonly string[]> {
    let held: Contents = [];
    await this.#inTable('readwrite', (answers) =>
      readContents(answers, (found) => {
        held = found;
      }),
    );
    return held.map(({ key: [owner] }) => owner);
  }

  async removeAll(): Promise<void> {
    await this.#inTable('readwrite', (answers) => answers.clear());
  }

  /** Removes the oldest answers until all fit into the room. */
  #put(key: AnswerKey, answer: KeptAnswer, room: number): Promise<boolean> {
    return this.#inTable('readwrite', (answers) =>
      readContents(answers, (held) => {
        const [owner, url] = key;
        const others = held.filter(({ key: [whose, address] }) => whose !== owner || address !== url);
        const dearestFirst = [...others].sort(
          (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.at - one.at,
        );
        let left = room - answer.text.length;
        const staying = dearestFirst.slice(0, this.#limits.count - 1).filter(({ size }) => {
          left -= size;
          return left >= 0;
        });
        for (const { key: old } of others) if (!staying.some((one) => one.key === old)) answers.delete(old);
        answers.put(answer, [owner, url]);
        answers.put([...staying, { key: [owner, url], at: answer.at, size: answer.text.length }], contentsKey);
      }),
    );
  }

  #inTable(mode: IDBTransactionMode, run: (answers: IDBObjectStore) => unknown): Promise<boolean> {
    return inTable(table, mode, run, this.#timer);
  }
}

function isOwn({ key: [owner] }: Contents[number]): boolean {
  return owner !== '';
}

function readContents(answers: IDBObjectStore, use: (held: Contents) => void): void {
  const reading = answers.get(contentsKey);
  reading.addEventListener('success', () => {
    const held = safeParse(contents, reading.result);
    // Nobody knows what the rest of a damaged table holds.
    if (!held.success && reading.result !== undefined) answers.clear();
    use(held.success ? held.output : []);
  });
}
