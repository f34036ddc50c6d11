import type { Draw } from '@halls/fairness';
import { expect, test } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { blackjack, type BlackjackOutcome, costsOf, totalOf, valueOf } from './models/blackjack.ts';
import { pokerHands, rankPoker } from './models/rank-poker.ts';
import { bonusPoker, holdMove, jacksOrBetter } from './models/video-poker.ts';

/** Cards as they are written: rank and suit, such as `A♠`. */
function card(name: string): number {
  const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(0, -1));
  return '♠♥♦♣'.indexOf(name.at(-1)!) * 13 + rank;
}

const cardsOf = (names: string): number[] => names.split(' ').map(card);

/** Draws that come out as these cards; more than these are none. */
function shoe(names: string): Draw & { readonly left: () => number } {
  const cards = cardsOf(names);
  const nextInt = (bound: number): number => {
    expect(bound).toBe(52);
    const next = cards.shift();
    if (next === undefined) throw new Error('no card is left');
    return next;
  };
  return { nextInt, left: () => cards.length } as unknown as Draw & { readonly left: () => number };
}

// in the order of the draws: player, dealer, player, then what the moves and the dealer take
const played: [what: string, cards: string, moves: string, staked: number, paid: number, results: string][] =
  [
    ['a blackjack against a nine ends at once', 'A♠ 9♥ K♦', '', 100, 250, 'blackjack'],
    ['a blackjack against a ten sees one card', 'A♠ K♥ K♦ 5♣', '', 100, 250, 'blackjack'],
    ['a blackjack against a blackjack is a tie', 'A♠ K♥ K♦ A♣', '', 100, 100, 'tie'],
    ['even money: a blackjack that is insured', 'A♠ A♥ K♦ J♣', 'insure', 150, 250, 'tie'],
    ['an insurance that was not needed is lost', 'A♠ A♥ K♦ 5♣', 'insure', 150, 250, 'blackjack'],
    ['the higher total wins', '10♠ 6♥ 9♦ 10♣ K♠', 'stand', 100, 200, 'won'],
    ['the dealer stands on a soft seventeen', '10♠ 6♥ 8♦ A♣', 'stand', 100, 200, 'won'],
    ['the same total is a tie', '10♠ 8♥ 8♦ 10♣', 'stand', 100, 100, 'tie'],
    ['the lower total loses', '10♠ 9♥ 8♦ 10♣', 'stand', 100, 0, 'lost'],
    ['a bust ends without the dealer', '10♠ 9♥ 6♦ 8♣', 'hit', 100, 0, 'bust'],
    ['twenty-one ends by itself', '5♠ 9♥ 6♦ 10♣ 10♦', 'hit', 100, 200, 'won'],
    ['a double takes one card', '5♠ 9♥ 6♦ 10♣ 8♦', 'double', 200, 400, 'won'],
    ['a double that loses', '5♠ 9♥ 6♦ 3♣ 10♦', 'double', 200, 0, 'lost'],
    ['a double against a blackjack loses the first stake', '5♠ K♥ 6♦ 10♣ A♦', 'double', 200, 100, 'lost'],
    ['a double that is bust asks for a blackjack', '10♠ K♥ 6♦ 8♣ A♦', 'double', 200, 100, 'lost'],
    ['a double that is bust, and no blackjack', '10♠ K♥ 6♦ 8♣ 9♦', 'double', 200, 0, 'bust'],
    ['two of one value are split', '8♠ 6♥ 8♦ 10♣ 3♦ K♠ 10♥ 9♥', 'split stand double', 300, 600, 'won won'],
    [
      'a split against a blackjack',
      '8♠ A♥ 8♦ 10♣ 9♦ Q♠',
      'no-insurance split stand stand',
      200,
      100,
      'lost returned',
    ],
    ['ten and king are of one value', '10♠ 7♥ K♦ A♣ A♦ 10♥', 'split', 200, 400, 'won won'],
    ['aces get one card each', 'A♠ 7♥ A♦ 5♣ 6♦ 10♥', 'split', 200, 100, 'lost tie'],
  ];

test.each(played)('%s', (_what, cards, moves, staked, paid, results) => {
  const draw = shoe(cards);
  const outcome = blackjack.play(draw, moves === '' ? [] : moves.split(' '));
  expect({
    isOver: outcome.isOver,
    staked: outcome.stakeHundredths,
    paid: outcome.payHundredths,
    results: outcome.hands.map(({ result }) => result).join(' '),
    left: draw.left(),
  }).toEqual({ isOver: true, staked, paid, results, left: 0 });
});

test('what is not open is refused: another move, a second split, a double of three cards', () => {
  const ended = '10♠ 6♥ 9♦ 10♣ K♠';
  expect(() => blackjack.play(shoe(ended), ['stand', 'hit'])).toThrow(RangeError);
  expect(() => blackjack.play(shoe(ended), ['split'])).toThrow(RangeError);
  expect(() => blackjack.play(shoe(ended), ['insure'])).toThrow(RangeError);
  expect(() => blackjack.play(shoe(ended), ['toString'])).toThrow(RangeError);
  expect(() => blackjack.play(shoe('5♠ A♥ 6♦'), ['hit'])).toThrow(RangeError);
  const three = blackjack.play(shoe('2♠ 6♥ 3♦ 4♣'), ['hit']);
  expect(blackjack.movesAt(three)).toEqual(['hit', 'stand']);
  const split = blackjack.play(shoe('8♠ 6♥ 8♦ 8♣ 8♥'), ['split']);
  expect(blackjack.movesAt(split)).toEqual(['hit', 'stand', 'double']);
  expect(blackjack.costOf(split, 'toString')).toBeNull();
});

test('a hand shows no card that its moves have not asked for', () => {
  for (const moves of [[], ['hit'], ['hit', 'hit']]) {
    const draw = shoe('2♠ 6♥ 3♦ 4♣ 2♥ 9♥');
    const outcome = blackjack.play(draw, moves);
    expect(outcome.dealer).toHaveLength(1);
    expect(6 - draw.left()).toBe(3 + moves.length);
    expect(outcome.isOver).toBe(false);
  }
});

test('an unplayed hand is left as it lies, with nothing added', () => {
  for (let seed = 0; seed < 300; seed += 1)
    for (const model of [blackjack, jacksOrBetter]) {
      let outcome = model.play(seededDraw(seed), []);
      for (let step = 0; !outcome.isOver; step += 1) {
        const move = model.leave(outcome as never);
        expect([step < 3, model.costOf(outcome as never, move)]).toEqual([true, 0]);
        outcome = model.play(seededDraw(seed), [...outcome.moves, move]);
      }
      expect(outcome.stakeHundredths).toBe(100);
    }
});

/** As books on the game print it: dealer stands on soft seventeen, double after a split. */
function basicStrategy(outcome: BlackjackOutcome): string {
  if (outcome.insurance === 'offered') return 'no-insurance';
  const { cards } = outcome.hands[outcome.turn!]!;
  const up = valueOf(outcome.dealer[0]!);
  const against = (from: number, to: number): boolean => up >= from && up <= to;
  const open = costsOf(outcome);
  const { total, isSoft } = totalOf(cards);
  const pair = valueOf(cards[0]!);
  if (open.split !== undefined) {
    const splits: Readonly<Record<number, boolean>> = {
      1: true,
      2: against(2, 7),
      3: against(2, 7),
      4: against(5, 6),
      6: against(2, 6),
      7: against(2, 7),
      8: true,
      9: against(2, 6) || against(8, 9),
    };
    if (splits[pair]) return 'split';
  }
  if (open.double !== undefined) {
    const doubles: Readonly<Record<number, boolean>> = isSoft
      ? {
          13: against(5, 6),
          14: against(5, 6),
          15: against(4, 6),
          16: against(4, 6),
          17: against(3, 6),
          18: against(3, 6),
        }
      : { 9: against(3, 6), 10: against(2, 9), 11: against(2, 10) };
    if (doubles[total]) return 'double';
  }
  if (isSoft) return total >= 19 || (total === 18 && against(2, 8)) ? 'stand' : 'hit';
  if (total >= 17) return 'stand';
  if (total >= 13) return against(2, 6) ? 'stand' : 'hit';
  return total === 12 && against(4, 6) ? 'stand' : 'hit';
}

test('many hands by the printed strategy come to the counted return', { timeout: 120_000 }, () => {
  const hands = 400_000;
  const [hand] = blackjack.bets();
  let staked = 0;
  let paid = 0;
  for (let seed = 1; seed <= hands; seed += 1) {
    let outcome = blackjack.play(seededDraw(seed), []);
    while (!outcome.isOver)
      outcome = blackjack.play(seededDraw(seed), [...outcome.moves, basicStrategy(outcome)]);
    staked += outcome.stakeHundredths;
    paid += outcome.payHundredths;
  }
  const { base, deviation } = hand!.figures;
  // four times what chance moves it by
  const room = (4 * deviation) / Math.sqrt(hands);
  expect(Math.abs(paid / staked - base)).toBeLessThan(room);
  // published for this table: 0.57 to 0.58 of a first stake
  expect((1 - base) * (staked / hands / 100)).toBeGreaterThan(0.0055);
  expect((1 - base) * (staked / hands / 100)).toBeLessThan(0.006);
});

test('insurance returns twelve thirteenths', () => {
  expect(blackjack.bets()[1]!.figures.base).toBeCloseTo(12 / 13, 12);
});

test('all 2,598,960 poker hands are what the books count', { timeout: 60_000 }, () => {
  const counts = new Map<string, number>();
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            const hand = pokerHands[rankPoker([a, b, c, d, e])]!;
            counts.set(hand, (counts.get(hand) ?? 0) + 1);
          }
  expect(Object.fromEntries(counts)).toEqual({
    royal: 4,
    'straight-flush': 36,
    'four-aces': 48,
    'four-2-4': 144,
    'four-5-k': 432,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    three: 54_912,
    'two-pair': 123_552,
    jacks: 337_920,
    nothing: 1_302_540 + 760_320,
  });
});

test('the best holds return what the books publish for these pays', { timeout: 120_000 }, () => {
  const [nineSix] = jacksOrBetter.bets();
  expect(nineSix!.figures.base).toBeCloseTo(0.995439, 6);
  const royal = nineSix!.distribution.find(({ hundredths }) => hundredths === 80_000);
  expect(1 / royal!.probability).toBeCloseTo(40_390.55, 1);
  const [bonus] = bonusPoker.bets();
  expect(bonus!.figures.base).toBeCloseTo(0.99166, 5);
});

test('held cards stay in their places, the others are exchanged for cards that were not there', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const dealt = jacksOrBetter.play(seededDraw(seed), []);
    expect(dealt).toMatchObject({ isOver: false, payHundredths: 0, cards: dealt.dealt });
    const places = [1, 2, 3, 4, 5].filter((place) => seed & (1 << place));
    const drawn = jacksOrBetter.play(seededDraw(seed), [holdMove(places)]);
    expect(drawn.dealt).toEqual(dealt.dealt);
    const exchanged = drawn.cards.filter((each, index) => {
      const isHeld = places.includes(index + 1);
      if (isHeld) expect(each).toBe(dealt.dealt[index]);
      return !isHeld;
    });
    expect(new Set([...dealt.dealt, ...exchanged]).size).toBe(5 + exchanged.length);
    expect(drawn.payHundredths).toBe(jacksOrBetter.pays[drawn.hand]);
  }
});

test('a hold is written in one way', () => {
  const dealt = jacksOrBetter.play(seededDraw(5), []);
  expect(jacksOrBetter.movesAt(dealt)).toHaveLength(32);
  for (const move of ['hold:21', 'hold:11', 'hold:6', 'hold', 'stand', 'hold: 1']) {
    expect(jacksOrBetter.costOf(dealt, move)).toBeNull();
    expect(() => jacksOrBetter.play(seededDraw(5), [move])).toThrow(RangeError);
  }
  expect(() => jacksOrBetter.play(seededDraw(5), ['hold:1', 'hold:1'])).toThrow(RangeError);
});
