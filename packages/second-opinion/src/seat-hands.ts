import type { Table } from './sheet.ts';

type Of<Kind extends Table['kind']> = Extract<Table, { kind: Kind }>;

export interface BullRound {
  readonly seats: readonly (readonly number[])[];
  readonly banker: readonly number[];
}

export interface ThreeCardRound {
  readonly dragon: readonly number[];
  readonly phoenix: readonly number[];
}

/** `best` is what the sheet says that the bet gives back at most. */
export function bullReturn(
  sheet: Of<'bull-bull'>,
  option: string,
  best: number,
  { seats, banker }: BullRound,
): number {
  const bankers = bullIn(banker);
  const bounds = sheet.bankerBulls[option];
  if (bounds) return bankers >= bounds[0] && bankers <= bounds[1] ? best : 0;
  const hand = seats[Number(option.slice(-1)) - 1] ?? [];
  const bull = bullIn(hand);
  if (option.startsWith('bull-')) return bull === 10 || bull === 11 ? best : 0;
  const isWon = bull === bankers ? topCard(hand) > topCard(banker) : bull > bankers;
  if (option.startsWith('even-')) return isWon ? best : 0;
  const { win, loss } = sheet.ofDouble;
  return isWon ? 100 + win * (sheet.multiples[bull] ?? 0) : 100 - loss * (sheet.multiples[bankers] ?? 0);
}

export function threeCardReturn(
  sheet: Of<'three-cards'>,
  option: string,
  best: number,
  { dragon, phoenix }: ThreeCardRound,
): number {
  if (option === 'dragon-plus') return sheet.plusReturns[kindOfThree(dragon)] ?? 0;
  if (option === 'phoenix-plus') return sheet.plusReturns[kindOfThree(phoenix)] ?? 0;
  const worth = (hand: readonly number[]): number => worthOfThree(sheet.hands, hand);
  const lead = Math.sign(worth(dragon) - worth(phoenix));
  const leadOf: Readonly<Record<string, number>> = { dragon: 1, phoenix: -1 };
  const wanted = leadOf[option];
  if (wanted !== undefined) return lead === 0 ? sheet.returnOfTie : lead === wanted ? best : 0;
  const better = lead < 0 ? phoenix : dragon;
  const kind = kindOfThree(better);
  if (option !== 'nines') return kind === option ? best : 0;
  const pairOf = countsOfThree(better).indexOf(2);
  return kind !== 'high' && (kind !== 'pair' || pairOf >= sheet.bigPairFrom) ? best : 0;
}

/** How many cards there are of each rank, 2 to 14. */
function countsOfThree(hand: readonly number[]): number[] {
  const counts = Array.from({ length: 15 }, () => 0);
  for (const card of hand) {
    const rank = card % 13 === 0 ? 14 : (card % 13) + 1;
    counts.splice(rank, 1, (counts[rank] ?? 0) + 1);
  }
  return counts;
}

/** The highest card of a sequence, 3 to 14; 0 where there is none. */
function sequenceTop(counts: readonly number[]): number {
  for (let top = 14; top > 3; top -= 1)
    if ([top, top - 1, top - 2].every((rank) => counts[rank] === 1)) return top;
  return counts[14] === 1 && counts[2] === 1 && counts[3] === 1 ? 3 : 0;
}

function kindOfThree(hand: readonly number[]): string {
  const counts = countsOfThree(hand);
  const most = Math.max(...counts);
  if (most > 1) return most === 3 ? 'trail' : 'pair';
  const [one, two, three] = hand.map((card) => Math.trunc(card / 13));
  const isOneSuit = one === two && two === three;
  if (sequenceTop(counts) > 0) return isOneSuit ? 'pure' : 'sequence';
  return isOneSuit ? 'flush' : 'high';
}

/** One number: its kind, and then the ranks, each counted as often as it is held. */
function worthOfThree(order: readonly string[], hand: readonly number[]): number {
  const kind = kindOfThree(hand);
  const counts = countsOfThree(hand);
  const place = order.indexOf(kind) * 1e8;
  if (kind === 'pure' || kind === 'sequence') return place + sequenceTop(counts);
  return (
    place + counts.reduce((worth, count, rank) => worth + (count > 1 ? rank * 1e5 : count * 2 ** rank), 0)
  );
}

/** Tries each three of the five. */
function bullIn(hand: readonly number[]): number {
  const ranks = hand.map((card) => card % 13);
  if (ranks.every((rank) => rank > 9)) return 11;
  const counts = ranks.map((rank) => (rank < 9 ? rank + 1 : 10));
  const sum = counts.reduce((total, count) => total + count, 0);
  for (const [i, one] of counts.entries())
    for (const [j, two] of counts.entries())
      for (const [k, three] of counts.entries())
        if (i < j && j < k && (one + two + three) % 10 === 0) return sum % 10 === 0 ? 10 : sum % 10;
  return 0;
}

/** The highest card as a text that sorts: its rank, and its suit with spades last. */
function topCard(hand: readonly number[]): string {
  const written = hand.map(
    (card) => `${String(card % 13).padStart(2, '0')}${'dcba'[Math.trunc(card / 13)] ?? ''}`,
  );
  return written.toSorted().at(-1) ?? '';
}
