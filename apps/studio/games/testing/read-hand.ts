const rankOf: Readonly<Record<string, number>> = { A: 0, T: 9, J: 10, Q: 11, K: 12 };

/** Cards as players write them, rank and suit: `Th` is the ten of hearts. */
export function readHand(written: string): number[] {
  return written
    .split(' ')
    .map((card) => (rankOf[card[0]!] ?? Number(card[0]) - 1) + 13 * 'shdc'.indexOf(card[1]!));
}
