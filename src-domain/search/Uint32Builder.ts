const chunkBits = 12;
const chunkSize = 1 << chunkBits;

/**
 * Collects whole numbers in chunks of typed arrays. Growing copies nothing, because a large copy would delay a frame.
 */
export class Uint32Builder {
  readonly #chunks: Uint32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    const place = this.#length;
    this.#length += 1;
    if (place >>> chunkBits === this.#chunks.length) this.#chunks.push(new Uint32Array(chunkSize));
    this.set(place, number);
  }

  get(place: number): number {
    return this.#chunks[place >>> chunkBits]?.[place & (chunkSize - 1)] ?? 0;
  }

  set(place: number, number: number): void {
    const chunk = this.#chunks[place >>> chunkBits];
    if (chunk !== undefined) chunk[place & (chunkSize - 1)] = number;
  }

  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.#length);
    for (let place = 0; place < this.#length; place += 1) numbers[place] = this.get(place);
    return numbers;
  }
}
