type Ask = (...asked: readonly unknown[]) => unknown;

/** Records a use case's calls to its ports, in order. Ports created by the same journal share the record. */
export class Journal {
  readonly #entries: (readonly [string, ...unknown[]])[] = [];

  /** A port with the given answers. Any other call fails the test. */
  port<P extends object>(answers: Partial<P>): P {
    const port: Record<string, Ask> = {};
    for (const [name, answer] of Object.entries(answers) as [string, Ask][]) {
      port[name] = (...asked) => {
        this.#entries.push([name, ...asked]);
        return answer(...asked);
      };
    }
    return port as P;
  }

  /** The names of the calls, in order. */
  get asked(): readonly string[] {
    return this.#entries.map(([name]) => name);
  }

  /** The arguments of each call with this name. */
  of(name: string): readonly (readonly unknown[])[] {
    return this.#entries.filter(([asked]) => asked === name).map(([, ...what]) => what);
  }
}
