/** What was announced and what is said to have come of it; amounts in minor units. */
export interface ClaimedDraw {
  readonly siteId: number;
  readonly envelopeId: number;
  readonly currency: string;
  readonly pool: bigint;
  readonly count: number;
  readonly least: bigint;
  readonly most: bigint;
  readonly seedHash: string;
  readonly seed: string;
  readonly shares: readonly bigint[];
}

export type Verdict =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'seed_differs' }
  /** The first one that does, counted from 1. */
  | { readonly kind: 'share_differs'; readonly place: number };

/** Recomputes an envelope from its specification alone: nothing of this is what the shares were drawn by. */
export async function judgeDraw(claimed: ClaimedDraw): Promise<Verdict> {
  const seed = bytesOf(claimed.seed);
  if (!seed || hexOf(await crypto.subtle.digest('SHA-256', seed)) !== claimed.seedHash)
    return { kind: 'seed_differs' };
  const shares = await deal(claimed, seed);
  const length = Math.max(shares.length, claimed.shares.length);
  for (let at = 0; at < length; at += 1)
    if (shares[at] !== claimed.shares[at]) return { kind: 'share_differs', place: at + 1 };
  return { kind: 'agrees' };
}

async function deal(claimed: ClaimedDraw, seed: Uint8Array<ArrayBuffer>): Promise<bigint[]> {
  const { siteId, envelopeId, currency, pool, count, least, most } = claimed;
  const lines = `eight-halls/envelope/1\n${siteId}/${envelopeId}\n${currency} ${pool} ${count} ${least} ${most}`;
  const clientSeed = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines)));
  const nextByte = await openStream(seed, `${clientSeed}:0`);
  const shares = new Array<bigint>(count).fill(least);
  let over = pool - least * BigInt(count);
  while (over > 0n) {
    const below = shares.flatMap((share, place) => (share < most ? [place] : []));
    // terms that no shares fit; they differ from whatever is claimed
    if (below.length === 0) return [];
    const span = over + BigInt(below.length) - 1n;
    const bars = new Set<bigint>();
    while (bars.size < below.length - 1) bars.add(1n + (await drawBelow(span, nextByte)));
    const marks = [...bars].toSorted((one, other) => (one < other ? -1 : 1));
    over = 0n;
    for (const [index, place] of below.entries()) {
      const from = index === 0 ? 0n : (marks[index - 1] ?? 0n);
      const share = (shares[place] ?? 0n) + (marks[index] ?? span + 1n) - from - 1n;
      shares[place] = share > most ? most : share;
      if (share > most) over += share - most;
    }
  }
  return shares;
}

type NextByte = () => Promise<number>;

async function drawBelow(bound: bigint, nextByte: NextByte): Promise<bigint> {
  if (bound === 1n) return 0n;
  let values = 256n;
  while (values < bound) values *= 256n;
  for (;;) {
    let value = 0n;
    for (let size = 1n; size < values; size *= 256n) value = value * 256n + BigInt(await nextByte());
    if (value < values - (values % bound)) return value % bound;
  }
}

/** The bytes of HMAC-SHA256 under the seed of `message:0`, `message:1` and so on. */
async function openStream(seed: Uint8Array<ArrayBuffer>, message: string): Promise<NextByte> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let block = new Uint8Array();
  let at = 0;
  let index = 0;
  return async () => {
    if (at === block.length) {
      const text = new TextEncoder().encode(`${message}:${index}`);
      block = new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
      index += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
