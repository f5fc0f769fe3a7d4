type Ask = (...asked: readonly unknown[]) => unknown;

/** Writes down what a use case asks of its ports, in order; ports of one journal share its pages. */
export class Journal {
  readonly #entries: (readonly [string, ...unknown[]])[] = [];

  /** A port that answers what it is given here, and breaks the test when it is asked anything else. */
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

  /** The names of what was asked, in order. */
  get asked(): readonly string[] {
    return this.#entries.map(([name]) => name);
  }

  /** With what each of the questions of one name was asked. */
  of(name: string): readonly (readonly unknown[])[] {
    return this.#entries.filter(([asked]) => asked === name).map(([, ...what]) => what);
  }
}
