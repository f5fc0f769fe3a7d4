/** The lowest and highest value that the other filters allow; null if they allow none. */
export type Extent = { readonly min: number | null; readonly max: number | null };

export class ExtentBuilder {
  #min = Infinity;
  #max = -Infinity;

  include(amount: number): void {
    if (amount < this.#min) this.#min = amount;
    if (amount > this.#max) this.#max = amount;
  }

  finish(): Extent {
    return this.#min > this.#max ? { min: null, max: null } : { min: this.#min, max: this.#max };
  }
}
