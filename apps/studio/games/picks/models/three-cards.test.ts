import { expect, test } from 'vitest';
import { readHand } from '../../testing/read-hand.ts';
import {
  betterHands,
  bigPairFrom,
  compareHands,
  equalHands,
  handOf,
  handsOfThree,
  pairsOfHands,
  threeCardHands,
  threeCards,
  type WinningHandBet,
} from './three-cards.ts';

test.each([
  ['7s 7h 7d', 'trail'],
  ['As Ks Qs', 'pure'],
  ['3h Ah 2h', 'pure'],
  ['2h 9h Kh', 'flush'],
  ['Th 9d Js', 'sequence'],
  ['As 2h 3d', 'sequence'],
  ['Ks As 2d', 'high'],
  ['4s Kd 4h', 'pair'],
  ['4s Kd 5h', 'high'],
] as const)('%s is a %s', (written, kind) => {
  expect(handOf(readHand(written))).toBe(kind);
});

/** The best first. */
const inOrder = [
  ...['As Ah Ad', '2s 2h 2d', 'As Ks Qs', '2s 3s 4s', 'As 2s 3s', 'As Ks Js', '5s 3s 2s'],
  ...['As Kh Qs', '2s 3h 4s', 'As 2h 3s', 'As Ah 2d', 'Ks Kh Ad', '2s 2h 3d', 'As Kh Jd', 'As Kh Td'],
  ...['As Qh Jd', '5s 3h 2d'],
].map(readHand);

test('a better kind wins, then higher ranks; suits never decide', () => {
  for (const [index, better] of inOrder.entries())
    for (const worse of inOrder.slice(index + 1)) {
      expect(compareHands(better, worse)).toBeGreaterThan(0);
      expect(compareHands(worse, better)).toBeLessThan(0);
    }
  expect(compareHands(readHand('As Kh Jd'), readHand('Ad Ks Jc'))).toBe(0);
});

test('equal hands give a side’s stake back, and the better hand may be either', () => {
  const equal = { dragon: readHand('As Kh Jd'), phoenix: readHand('Ad Ks Jc') };
  expect(threeCards.returnOf('dragon', equal)).toBe(100);
  expect(threeCards.returnOf('phoenix', equal)).toBe(100);
  const nines = { dragon: readHand('2s 5h Jd'), phoenix: readHand('9d 9s 4c') };
  expect(threeCards.returnOf('nines', nines)).toBeGreaterThan(100);
  expect(threeCards.returnOf('phoenix-plus', nines)).toBe(200);
  expect(threeCards.returnOf('dragon-plus', nines)).toBe(0);
  expect(threeCards.returnOf('nines', { ...nines, phoenix: readHand('8d 8s Kc') })).toBe(0);
});

test('every hand and every pair of hands from one pack is counted', () => {
  const hands: { readonly cards: readonly number[]; readonly strength: number }[] = [];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) hands.push({ cards: [a, b, c], strength: 0 });
  const ofKind = Object.fromEntries(threeCardHands.map((kind) => [kind, 0])) as Record<string, number>;
  for (const { cards } of hands) ofKind[handOf(cards)]! += 1;
  expect(ofKind).toEqual(handsOfThree);

  // groups of equal hands, the least first, and for each card how many of a group hold it
  const groups: (readonly number[])[][] = [];
  for (const { cards } of hands.toSorted((one, two) => compareHands(one.cards, two.cards))) {
    const last = groups.at(-1);
    if (last && compareHands(last[0]!, cards) === 0) last.push(cards);
    else groups.push([cards]);
  }
  const { better, equal } = countPairs(groups);
  expect(equal).toBe(equalHands);
  for (const [bet, pairs] of Object.entries(betterHands)) {
    const counted = groups.reduce(
      (sum, group, index) => sum + (isOf(bet as WinningHandBet, group[0]!) ? better[index]! : 0),
      0,
    );
    expect([bet, counted]).toEqual([bet, pairs]);
  }
  expect(better.reduce((sum, pairs) => sum + pairs, 0)).toBe(pairsOfHands);
});

function isOf(bet: WinningHandBet, cards: readonly number[]): boolean {
  const kind = handOf(cards);
  if (bet !== 'nines') return kind === bet;
  return (
    kind !== 'high' &&
    (kind !== 'pair' || compareHands(cards, readHand(`${bigPairFrom}s ${bigPairFrom}h 2d`)) >= 0)
  );
}

/** For each group the ordered pairs of disjoint hands in which it is the better one, or both are of it; and all of the latter. */
function countPairs(groups: readonly (readonly (readonly number[])[])[]) {
  // by one, two and three cards together: of the hands so far, how many hold them
  const holding = new Map<string, number>();
  const partsOf = ([a, b, c]: readonly number[]): [string, number][] => [
    ...([['', 1]] as [string, number][]),
    ...[a, b, c].map((card): [string, number] => [`${card}`, -1]),
    ...[
      [a, b],
      [a, c],
      [b, c],
    ].map((two): [string, number] => [two.join(), 1]),
    ...([[[a, b, c].join(), -1]] as [string, number][]),
  ];
  const disjointWith = (cards: readonly number[]): number =>
    partsOf(cards).reduce((sum, [part, sign]) => sum + sign * (holding.get(part) ?? 0), 0);
  const add = (cards: readonly number[]): void => {
    for (const [part] of partsOf(cards)) holding.set(part, (holding.get(part) ?? 0) + 1);
  };
  let equal = 0;
  const better = groups.map((group) => {
    const below = group.reduce((sum, cards) => sum + disjointWith(cards), 0);
    for (const cards of group) add(cards);
    const upTo = group.reduce((sum, cards) => sum + disjointWith(cards), 0);
    equal += upTo - below;
    return 2 * below + (upTo - below);
  });
  return { better, equal };
}
