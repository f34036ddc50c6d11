/** What was published of a hash chain before its first draw. Records of a table form a list, linked by hashes. */
export type ChainRecord = {
  gpId: string;
  gameCode: string;
  /** 1, 2, 3 … for each chain of the table. */
  ordinal: number;
  firstDraw: number;
  lastDraw: number;
  /** Link 0. Draw `n` takes link `n - firstDraw + 1`. */
  firstLink: string;
  /** Of the record before; 64 zeros in the first. */
  previousHash: string;
  recordHash: string;
};

/** What a draw's client seed is made of, beside the chain's link. */
export type DrawMix = {
  gpId: string;
  gameCode: string;
  number: number;
  /** SHA-256 of `seatsText`. */
  seatsHash: string;
  /** 64 hex digits of a public beacon's round after the close; null where the table has no beacon. */
  beacon: string | null;
};

export const noHash = '0'.repeat(64);

/** A record's hash is SHA-256 of this text as UTF-8. */
export function recordText(record: Omit<ChainRecord, 'recordHash'>): string {
  const { gpId, gameCode, ordinal, firstDraw, lastDraw, firstLink, previousHash } = record;
  const lines = [`${gpId}/${gameCode}`, ordinal, firstDraw, lastDraw, firstLink, previousHash];
  return ['eight-halls/chain/1', ...lines].join('\n');
}

/** Every stake's seed, in the order of their bytes; equal ones stay. */
export function seatsText(seeds: readonly string[]): string {
  return seeds.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join('\n');
}

/** A draw's client seed is SHA-256 of this text as UTF-8, in lower-case hex. */
export function mixText({ gpId, gameCode, number, seatsHash, beacon }: DrawMix): string {
  return ['eight-halls/draw/1', `${gpId}/${gameCode}`, number, seatsHash, beacon ?? '-'].join('\n');
}

/** The place of a draw's link in its chain; link 0 was published before the first draw. */
export function linkNumberOf(record: Pick<ChainRecord, 'firstDraw'>, drawNumber: number): number {
  return drawNumber - record.firstDraw + 1;
}
