import type { Table } from './sheet.ts';

type Of<Kind extends Table['kind']> = Extract<Table, { kind: Kind }>;

export interface BullRound {
  readonly seats: readonly (readonly number[])[];
  readonly banker: readonly number[];
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
