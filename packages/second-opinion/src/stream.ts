import { createHmac } from 'node:crypto';

export interface Seed {
  /** 64 hex digits. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A round's draws, written from the stream's specification. */
export class Stream {
  /** `[bound, value]` of every `nextInt` so far. */
  readonly drawn: (readonly [number, number])[] = [];
  readonly #seed: Seed;
  readonly #name: string | undefined;
  #block = 0;
  #bytes: number[] = [];

  /** `name` is of a further stream of the same seeds. */
  constructor(seed: Seed, name?: string) {
    this.#seed = seed;
    this.#name = name;
  }

  get nonce(): number {
    return this.#seed.nonce;
  }

  nextInt(bound: number): number {
    const value = this.#draw(bound);
    this.drawn.push([bound, value]);
    return value;
  }

  /** The first place at which the running sum is above the drawn number. */
  weighted(weights: readonly number[]): number {
    const drawn = this.nextInt(weights.reduce((sum, weight) => sum + weight, 0));
    let running = 0;
    return weights.findIndex((weight) => {
      running += weight;
      return running > drawn;
    });
  }

  shuffle<T>(items: readonly T[]): T[] {
    let mixed = [...items];
    for (let place = items.length - 1; place >= 1; place -= 1) {
      const other = this.nextInt(place + 1);
      const [here, there] = [mixed[place], mixed[other]];
      if (here === undefined || there === undefined) throw new RangeError('a place that is not there');
      mixed = mixed.with(place, there).with(other, here);
    }
    return mixed;
  }

  #draw(bound: number): number {
    if (bound === 1) return 0;
    let byteCount = 1;
    while (256n ** BigInt(byteCount) < BigInt(bound)) byteCount += 1;
    const values = 256n ** BigInt(byteCount);
    const fair = values - (values % BigInt(bound));
    for (;;) {
      let value = 0n;
      for (let i = 0; i < byteCount; i += 1) value = (value << 8n) | BigInt(this.#byte());
      if (value < fair) return Number(value % BigInt(bound));
    }
  }

  #byte(): number {
    const byte = this.#bytes.shift();
    if (byte !== undefined) return byte;
    const { serverSeed, clientSeed, nonce } = this.#seed;
    const message = [clientSeed, nonce, this.#name, this.#block]
      .filter((part) => part !== undefined)
      .join(':');
    this.#block += 1;
    this.#bytes = [...createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message).digest()];
    return this.#byte();
  }
}
