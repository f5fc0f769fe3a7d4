import type { HttpRequest } from '#adapters/axios/AxiosTransport.ts';

type Made = { readonly kind: 'product' | 'booking' | 'person'; readonly name: string; readonly remove: string };

/** Everything that a run makes in somebody's backend, and how to be rid of it. */
export class Leftovers {
  readonly #made = new Map<string, Made>();

  /** Takes down what a successful call has made. */
  note({ method, url, body }: HttpRequest, answer: string): void {
    if (method !== 'POST' || typeof body !== 'string') return;
    const sent = JSON.parse(body) as Record<string, string>;
    const id = insertedId(answer);
    if (url.endsWith('/users')) this.#add({ kind: 'person', name: sent['email'] ?? '', remove: `/users/${sent['email']}` });
    if (url.endsWith('/allproducts') && id !== '') {
      this.#add({ kind: 'product', name: `${sent['productName']} (${id})`, remove: `/sellersporducts/${id}` });
    }
    if (url.endsWith('/booking') && id !== '') {
      this.#add({ kind: 'booking', name: `${sent['productName']} (${id})`, remove: `/booking/${id}` });
    }
  }

  /** Removes what it can, and says what was made and what of it is still there. */
  async remove(baseUrl: string, adminToken: string | null): Promise<readonly string[]> {
    const report: string[] = [];
    for (const { kind, name, remove } of [...this.#made.values()].toReversed()) {
      const asked = kind === 'person' && adminToken === null ? null : await removed(baseUrl + remove, adminToken);
      report.push(`${kind} ${name}: ${asked === null ? 'left there, for want of an admin' : asked}`);
    }
    return report;
  }

  #add(made: Made): void {
    this.#made.set(made.remove, made);
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

async function removed(url: string, token: string | null): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'DELETE',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) return `left there: DELETE answered ${answer.status}`;
    const { deletedCount } = (await answer.json()) as { deletedCount?: number };
    return deletedCount === 0 ? 'was gone already' : 'removed';
  } catch (error) {
    return `left there: ${String(error)}`;
  }
}
