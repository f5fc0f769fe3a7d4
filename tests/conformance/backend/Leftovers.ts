import type { HttpRequest } from '#adapters/http/Transport.ts';

type Made = {
  readonly kind: 'product' | 'booking' | 'person' | 'report';
  readonly name: string;
  readonly owner: string;
  readonly remove: string;
};

type Removal = {
  /** Someone who may delete people and reports; null if nobody may. */
  readonly admin: string | null;
  readonly tokenOf: (email: string) => Promise<string | null>;
};

/** Remembers everything that a run creates in somebody's backend, and deletes it afterwards. */
export class Leftovers {
  readonly #made = new Map<string, Made>();
  /** By their products. */
  readonly #sellers = new Map<string, string>();

  /** Records what a successful call created. */
  note({ method, url, body }: HttpRequest, answer: string): void {
    if (method !== 'POST' || typeof body !== 'string') return;
    const sent = JSON.parse(body) as Record<string, string>;
    const id = insertedId(answer);
    const owner = sent['email'] ?? '';
    if (url.endsWith('/users')) this.#add({ kind: 'person', name: owner, owner, remove: `/users/${owner}` });
    if (url.endsWith('/allproducts') && id !== '') {
      this.#sellers.set(id, owner);
      this.#add({ kind: 'product', name: `${sent['productName']} (${id})`, owner, remove: `/sellersporducts/${id}` });
    }
    if (url.endsWith('/reporteditems') && id !== '') {
      this.#add({ kind: 'report', name: id, owner: 'admin', remove: `/reporteditems/${id}` });
    }
    if (url.endsWith('/booking') && id !== '') {
      const made = { kind: 'booking', name: `${sent['productName']} (${id})`, remove: `/booking/${id}` } as const;
      this.#add({ ...made, owner });
      // With `sales`, each side has a list of its own to remove it from.
      const seller = this.#sellers.get(sent['productId'] ?? '');
      if (seller !== undefined) this.#add({ ...made, owner: seller, name: `${made.name} from its seller’s list` });
    }
  }

  /** Deletes what it can, and reports what the run created and what is still there. */
  async remove(baseUrl: string, { admin, tokenOf }: Removal): Promise<readonly string[]> {
    const report: string[] = [];
    const tokens = new Map<string, Promise<string | null>>();
    for (const { kind, name, owner, remove } of [...this.#made.values()].toReversed()) {
      const isAdmins = kind === 'person' || kind === 'report';
      const who = isAdmins ? admin : owner;
      const token = who === null ? null : await (tokens.get(who) ?? tokens.set(who, tokenOf(who)).get(who) ?? null);
      const asked = isAdmins && token === null ? null : await removed(baseUrl + remove, token);
      // A deal takes two: one cancels it, the other takes it off the list.
      const outcome = kind === 'booking' && asked?.startsWith('removed') === true ? 'removed' : asked;
      report.push(`${kind} ${name}: ${outcome ?? 'left there, for want of an admin'}`);
    }
    return report;
  }

  #add(made: Made): void {
    this.#made.set(`${made.remove} ${made.owner}`, made);
  }
}

function insertedId(answer: string): string {
  try {
    const { acknowledged, insertedId } = JSON.parse(answer) as { acknowledged?: boolean; insertedId?: unknown };
    return acknowledged === true && typeof insertedId === 'string' ? insertedId : '';
  } catch {
    return '';
  }
}

const maxRows = 20;

const sayRemoved = (rows: number): string => (rows === 1 ? 'removed' : `removed, all ${rows} rows of it`);

async function removed(url: string, token: string | null, rows = 0): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'DELETE',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (answer.status === 404 && rows > 0) return sayRemoved(rows);
    if (!answer.ok) return `left there: DELETE answered ${answer.status}`;
    const { deletedCount } = (await answer.json()) as { deletedCount?: number };
    if (deletedCount === 0) return rows === 0 ? 'was gone already' : sayRemoved(rows);
    // A backend that registered a person twice deletes one row at a time, so repeat until none is left.
    return rows < maxRows
      ? await removed(url, token, rows + 1)
      : `left there: still deleted something at try ${rows + 1}`;
  } catch (error) {
    return `left there: ${String(error)}`;
  }
}
