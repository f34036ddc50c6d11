import type { AlikeCall } from './alike-calls.ts';

/** What an answer tells: all of what a stranger sees of it, and how long it took. */
export interface Told {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

export interface AskedPairs {
  readonly pairs: number;
  /** The first pair of answers that differ; null: none do. */
  readonly difference: { readonly known: string; readonly other: string } | null;
  /** In so many pairs the known one took longer. */
  readonly knownSlower: number;
  readonly knownMs: readonly number[];
  readonly otherMs: readonly number[];
}

/**
 * Asks of one who is there and one who is not, one after the other and in turn first, so that whatever else the
 * machine does, and being the second, meets both alike.
 */
export async function askPairs(
  call: AlikeCall,
  numbers: readonly number[],
  ask: (call: AlikeCall, body: Readonly<Record<string, string>>) => Promise<Told>,
): Promise<AskedPairs> {
  let difference: AskedPairs['difference'] = null;
  let knownSlower = 0;
  const [knownMs, otherMs]: [number[], number[]] = [[], []];
  for (const n of numbers) {
    const first = n % 2 === 0 ? 'known' : 'other';
    const one = await ask(call, call[first](n));
    const two = await ask(call, call[first === 'known' ? 'other' : 'known'](n));
    const [known, other] = first === 'known' ? [one, two] : [two, one];
    if (readCode(known) !== call.code) throw new Error(`${call.name} was answered ${known.text}`);
    if (known.status !== other.status || known.text !== other.text)
      difference ??= { known: `${known.status} ${known.text}`, other: `${other.status} ${other.text}` };
    if (known.ms > other.ms) knownSlower += 1;
    knownMs.push(known.ms);
    otherMs.push(other.ms);
  }
  return { pairs: numbers.length, difference, knownSlower, knownMs, otherMs };
}

function readCode({ text }: Told): unknown {
  return (JSON.parse(text) as { code?: unknown }).code;
}

/**
 * How far the share of pairs in which the known one took longer is from a half, in standard deviations of a coin
 * thrown as often. What else the machine does makes times longer, and which of two is longer no less a coin.
 */
export function deviationsFromCoin({
  pairs,
  knownSlower,
}: Pick<AskedPairs, 'pairs' | 'knownSlower'>): number {
  return (knownSlower - pairs / 2) / (Math.sqrt(pairs) / 2);
}

/** A coin does so once in 16,000 runs. */
export const mostDeviations = 4;
