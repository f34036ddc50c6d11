import { hasHold, type HoldModel } from '../slots/play-hold.ts';
import { hasWildReels, type WildReelModel } from '../slots/play-wild-reels.ts';
import {
  blankSymbol,
  type ClusterModel,
  type ReelModel,
  type SlotModel,
  type TumbleModel,
} from '../slots/slot-model.ts';

/** What `mathematics` of a slot's sheet means, in words from which it can be played. */
export function slotWords(model: SlotModel): SheetWords {
  if (model.kind === 'tumble') return tumbleWords(model);
  return model.kind === 'cluster' ? clusterWords(model) : reelWords(model);
}

/** Each line a sentence or more. */
export interface SheetWords {
  readonly draws: readonly string[];
  readonly rules: readonly string[];
}

function reelWords(model: ReelModel): SheetWords {
  const stops = model.strips.map((strip) => `nextInt(${strip.length})`).join(', ');
  const { freeSpins } = model;
  const draws = [`A spin draws one stop for each reel, from the first on: ${stops}.`];
  if (freeSpins?.hasExpandingSymbol)
    draws.push(
      `When the paid spin awards free spins, nextInt(${model.pays.length}) draws the expanding symbol.`,
    );
  if (hasWildReels(model)) draws.push(...wildReelDraws(model));
  else if (freeSpins)
    draws.push(
      'Each free spin draws its stops as the paid spin did, until none is left; those won on the way are played too.',
    );
  const rules = [
    `A reel shows ${model.rows} symbols: in row r the one at place (stop + r) modulo the length of its strip. The grid is read [reel][row].`,
    'A pay of n units is n / stakeUnits of the stake.',
    ...(model.kind === 'lines' ? lineRules(model) : wayRules()),
  ];
  if (model.scatterPays.length > 0)
    rules.push(
      'scatterPays[n] units are paid for n scatters anywhere in the window; it stands last among the wins, with the scatter as its symbol.',
    );
  if (hasWildReels(model)) rules.push(...wildReelRules(model));
  else if (freeSpins) rules.push(...freeSpinRules(model));
  if (model.maximumUnits !== undefined) rules.push(maximumRule);
  if (model.gamble) {
    draws.push('Where the win is gambled, each card draws nextInt(52) after all that the spin draws.');
    rules.push(...gambleRules);
  }
  if (hasHold(model)) {
    draws.push(...holdDraws(model));
    rules.push(...holdRules());
  }
  return { draws, rules };
}

const maximumRule =
  'The free spin with which the steps together come to maximumUnits or more is the last one: its units are what was left to maximumUnits, it awards 0, and its round has isMaximum.';

const gambleRules = [
  'A round whose bet has gamble leaves its win open: its outcome has moves, of which the first is gamble, and gamble with the cards that were drawn and with the units that the round is worth after them; units is what the spin won. The payout is stake × gamble.units / stakeUnits.',
  'A card is 0 … 51: rank = card modulo 13, suit = the whole part of card / 13: 0 spades, 1 hearts, 2 diamonds, 3 clubs. Each is drawn from a whole pack.',
  'The moves, in their order: red (hearts and diamonds) and black, which pay gamble.colourTimes times the units where they are right; spades, hearts, diamonds, clubs, which pay gamble.suitTimes times; collect, which ends the round. A wrong guess leaves 0 units. Open are the guesses that would not come to more than maximumUnits, and collect beside them. The round is over with collect, with 0 units, after gamble.steps cards, or where no guess is open. stakeHundredths and payHundredths are of the stake.',
  'A guess gives back what is laid on it in the long run: 2 × 26 / 52 and 4 × 13 / 52. So the figures are the same with and without it.',
  'In the examples odd nonces are gambled, and step s, from 1, of nonce n makes the move at place (7 × n + 3 × s) modulo their number among the moves that are open then, in their order.',
];

function lineRules(model: ReelModel): string[] {
  const rules = [
    'lines[i] has a row for each reel. The line’s symbol is the one on the first reel; it counts the reels from the left on which that symbol or the wild stands in the line’s row, up to the first without. pays[symbol][count] units; nothing where the symbol is the scatter. Wins stand in the order of the lines, with the line’s number from 0.',
  ];
  if (model.wildMultiplier > 1)
    rules.push(`Each counted wild multiplies the line’s units by ${model.wildMultiplier}.`);
  return rules;
}

function wayRules(): string[] {
  return [
    'For each symbol on the first reel but the scatter, in the order of its first row: it counts the reels from the left that show the symbol or the wild, up to the first without. The ways are the product of how many such cells each of these reels shows. pays[symbol][count] × ways units.',
  ];
}

function freeSpinRules(model: ReelModel): string[] {
  const multiplier = model.freeSpins?.multiplier ?? 1;
  const rules = [
    'freeSpins.awarded[n] free spins are won by n scatters, in the paid spin and again in each free spin.',
    `All units of a free spin are multiplied by ${multiplier}. The wins in its record stand before the multiplier.`,
  ];
  if (model.freeSpins?.hasExpandingSymbol)
    rules.push(
      'In a free spin the drawn symbol pays pays[symbol][n] × the number of lines besides, where n is the number of reels that show it, adjoining or not. It stands last among the wins, with n as its count, and the reels are listed as expandedReels; neither where that pays nothing.',
    );
  return rules;
}

function wildReelDraws({ freeSpins, buy }: WildReelModel): string[] {
  const stops = freeSpins.wildReels.strips.map((strip) => `nextInt(${strip.length})`).join(', ');
  const draws = [
    `Each free spin draws one stop for each reel that is not covered, from the first on: ${stops}. It goes on until none is left; those won on the way are played too.`,
  ];
  if (buy) draws.push('A round whose free spins were bought draws those alone.');
  return draws;
}

function wildReelRules({ freeSpins, buy }: WildReelModel): string[] {
  const rules = [
    'freeSpins.awarded[n] free spins are won by n scatters of the paid spin. Their reels are freeSpins.wildReels.strips.',
    'A reel that shows a wild in a free spin is covered before anything is paid: every cell of it counts as a wild. It stays covered for all free spins that follow, is not drawn, and its grid shows wilds alone; the grid of the spin that covers it shows what was drawn. Each reel that is newly covered awards one free spin more. wildReels lists the reels that are covered, from the first on.',
    `All units of a free spin are multiplied by ${freeSpins.multiplier}.`,
  ];
  if (buy)
    rules.push(
      'buy.spins free spins can be bought for buy.price stakes: the stake of the round is then the whole price, stakeUnits × buy.price units of it. Its outcome has moves, which is ["buy"]; it has no paid spin. In the examples odd nonces are bought.',
    );
  return rules;
}

function holdDraws({ hold }: HoldModel): string[] {
  const sum = hold.values.reduce((total, [, weight]) => total + weight, 0);
  return [
    `Then each scatter of the window, which is a coin, draws its value: weighted(weights of hold.values), which is nextInt(${sum}); reel by reel from the first, in each from the top row down.`,
    `In each respin every cell without a coin draws in the same order: weighted(hold.blankWeight, then the weights of hold.values), which is nextInt(${sum + hold.blankWeight}). The first is a cell without a coin, the others are a coin of that value.`,
  ];
}

function holdRules(): string[] {
  return [
    'hold.from coins in the window start hold and spin: coins keep their places and values. There are hold.respins respins; one that brings a coin sets those that are left to hold.respins again, any other takes one. It ends with none left, or with a coin in every cell.',
    `Each respin is a step of its own, with the kind respin: its grid shows the scatter for a coin and ${blankSymbol} for a cell without one. coins[reel][row] of every step is what the coin there is worth in units, 0 without one. respinsLeft stands in the step that starts hold and spin and in each respin: what is left after it.`,
    'The last step of hold and spin pays all coins together: a win with the scatter as its symbol and the number of coins as its count. With a coin in every cell hold.grand units are one more such win behind it. Without hold and spin coins pay nothing.',
  ];
}

function tumbleWords(model: TumbleModel): SheetWords {
  const sum = model.weights.reduce((total, weight) => total + weight, 0);
  return {
    draws: [
      `The cells are drawn reel by reel from the first, in each from the top row down: weighted(weights), which is nextInt(${sum}), ${model.reels * model.rows} times.`,
      'After a fall that paid, and unless it was the last, the emptied cells are drawn in the same way: reel by reel, in each from the top row down.',
    ],
    rules: [
      'The grid is read [reel][row], row 0 on top. A pay of n units is n / stakeUnits of the stake.',
      'pays[symbol] lists [at least so many anywhere, units], of which the first that holds is paid. Wins stand in the order of the symbols.',
      'The units of fall f, from 0, are multiplied by multipliers[f]. The wins in its record stand before the multiplier.',
      'All cells of the symbols that won are emptied; what stays in a reel sinks to its end in the same order; new symbols come on top.',
      `The round ends with the first fall that pays nothing, or with fall number ${model.maxFalls - 1}.`,
    ],
  };
}

function clusterWords(model: ClusterModel): SheetWords {
  const stops = model.strips.map((strip) => `nextInt(${strip.length / model.stopEvery})`).join(', ');
  return {
    draws: [
      `Each reel draws its stop, from the first on: ${stops}. The stop is the drawn number × stopEvery. Nothing else is drawn.`,
    ],
    rules: [
      `A reel shows ${model.rows} symbols: in row r, 0 on top, the one at place (stop + r) modulo the length of its strip. The grid is read [reel][row]. A pay of n units is n / stakeUnits of the stake.`,
      'Cells with the same symbol that lie beside or above each other hang together. Where clusterFrom or more do, they are a cluster that pays: pays[symbol] lists [at least so many, units], of which the first that holds is paid.',
      `A cell has the number reel × ${model.rows} + row. A win has the cluster’s symbol, its count, its units, and its cells in rising order; wins stand in the order of their first cells.`,
      'The units of fall f, from 0, are multiplied by multipliers[f]. The wins in its record stand before the multiplier.',
      'The cells of all clusters that paid are emptied; what stays in a reel sinks to its end in the same order. From above comes what stands before the reel’s topmost symbol on its strip, the nearest lowest; before the strip’s beginning stands its end.',
      `The round ends with the first fall that pays nothing, or with fall number ${model.maxFalls - 1}.`,
    ],
  };
}
