import type { PicksModelId } from '@halls/house-games';
import { bankerDraws, decks, pointsOfRank, returnOfSix } from '../picks/models/baccarat.ts';
import { sides, weights as birdWeights } from '../picks/models/bird-duel.ts';
import {
  birdPoolRules,
  blowsToWin,
  exchangeKinds,
  exchangeWeights,
  returnAtDraw,
} from '../picks/models/bird-pool.ts';
import {
  bankerBulls,
  lossPerMultiple,
  multiples,
  seatNumbers,
  winPerMultiple,
} from '../picks/models/bull-bull.ts';
import { losingRank } from '../picks/models/dragon-tiger-live.ts';
import { map } from '../picks/models/esport-duel.ts';
import { bigFromDigit, bigFromTotal } from '../picks/models/digits-5.ts';
import { bendOf, houndCards, houndsPlaced, houndStrengths, traps } from '../picks/models/hounds.ts';
import { kenoPays } from '../picks/models/keno.ts';
import { clubs, goalWeights, seasons } from '../picks/models/league-clubs.ts';
import { fixtures } from '../picks/models/league-table.ts';
import { kick } from '../picks/models/penalty.ts';
import { ballColours, ballCount, bigFromBall, neutralBall, plainCount } from '../picks/models/mark-six.ts';
import {
  mostHits,
  type PrizeModel,
  prizes18,
  prizes27,
  highFrom as highFromOfTwo,
} from '../picks/models/prize-draw.ts';
import { race6, race8, type RaceModel } from '../picks/models/race.ts';
import { bigFromNumber, bigFromSum } from '../picks/models/ranks-10.ts';
import { pockets, redPockets } from '../picks/models/roulette.ts';
import { boosts, boostTimes, wheelNumbers } from '../picks/models/show-wheel.ts';
import { bigPairFrom, plusReturns, returnOfTie, threeCardHands } from '../picks/models/three-cards.ts';
import { bestReturnOf, type PicksModel } from '../picks/picks-model.ts';

/** What decides a table's outcomes and payouts, as data; what the kinds mean is said once for all sheets. */
export function tableMathematics(model: PicksModel): object {
  const isMore = model.options.some(({ id }) => id === 'banker-even');
  return { ...mathematicsOf[model.id], ...(isMore && moreBaccarat), returns: returnsOfOptions(model) };
}

/** Since the second version. */
const moreBaccarat = {
  returnsOfTie: { player: 100, banker: 100, 'banker-even': 100 },
  returnsOfSix: { 'banker-even': returnOfSix },
};

const ranks = Array.from({ length: 13 }, (_, rank) => rank);
const points = Array.from({ length: 10 }, (_, value) => value);

const mathematicsOf: Readonly<Record<PicksModelId, object>> = {
  baccarat: {
    kind: 'baccarat',
    decks,
    pointsByRank: ranks.map(pointsOfRank),
    naturalFrom: 8,
    playerDrawsUpTo: 5,
    bankerDrawsAt: {
      'player-stands': points.filter((banker) => bankerDraws(banker, null)),
      'by-points-of-the-third-card': points.map((third) =>
        points.filter((banker) => bankerDraws(banker, third)),
      ),
    },
    returnsOfTie: { player: 100, banker: 100 },
  },
  sicbo: { kind: 'sicbo', dice: 3, faces: 6, small: [4, 10], big: [11, 17] },
  roulette: { kind: 'roulette', pockets, red: redPockets },
  'show-wheel': { kind: 'show-wheel', numbers: wheelNumbers, boosts, times: boostTimes },
  'dragon-tiger': { kind: 'dragon-tiger', decks, returnsOfTie: { dragon: 50, tiger: 50 } },
  'dragon-tiger-live': {
    kind: 'dragon-tiger',
    decks,
    returnsOfTie: { dragon: 50, tiger: 50 },
    ofCards: { losingRank, redSuits: [1, 2] },
  },
  'bull-bull': {
    kind: 'bull-bull',
    decks: 1,
    seats: seatNumbers.length,
    bankerBulls,
    multiples,
    ofDouble: { win: winPerMultiple, loss: lossPerMultiple },
  },
  'three-cards': {
    kind: 'three-cards',
    decks: 1,
    hands: threeCardHands,
    bigPairFrom,
    plusReturns,
    returnOfTie,
  },
  'digits-3': { kind: 'digits', numbers: 1000, highFrom: 500 },
  'digits-5': { kind: 'five-digits', numbers: 100_000, bigFrom: bigFromDigit, bigTotalFrom: bigFromTotal },
  'ranks-10': { kind: 'ranks', numbers: 10, bigFrom: bigFromNumber, bigSumFrom: bigFromSum },
  keno: { kind: 'keno', numbers: 80, drawn: 20, returnsBySpotsAndHits: kenoPays },
  'mark-six': {
    kind: 'mark-six',
    numbers: ballCount,
    plain: plainCount,
    bigFrom: bigFromBall,
    neutral: neutralBall,
    colours: ballColours,
  },
  'prizes-27': prizeMathematics(prizes27),
  'prizes-18': prizeMathematics(prizes18),
  penalty: { kind: 'shoot-out', kicks: 5, kick },
  'race-8': raceMathematics(race8),
  'race-6': raceMathematics(race6),
  'hounds-6': {
    kind: 'hounds',
    strengths: houndStrengths,
    cards: houndCards,
    placed: houndsPlaced,
    checked: { traps: traps.length, of: bendOf, dividedBy: 2 },
  },
  'league-4': { kind: 'league', clubs, seasons, fixtures, goalWeights, pointsOf: { won: 3, drawn: 1 } },
  'bird-duel': { kind: 'birds', sides, weights: birdWeights },
  'bird-pool': {
    kind: 'bird-pool',
    exchanges: exchangeKinds,
    weights: exchangeWeights,
    blowsToWin,
    returnAtDraw,
    pool: birdPoolRules,
  },
  'esport-duel': { kind: 'maps', mapsToWin: 2, map },
};

function raceMathematics({ weights, placed }: RaceModel): object {
  return { kind: 'race', weights, placed };
}

function prizeMathematics({ tiers, returnsPerHit }: PrizeModel): object {
  return { kind: 'prizes', tiers, highFrom: highFromOfTwo, returnsPerHit, mostHits };
}

/** Bets whose returns differ by their choice. */
const pricedByChoice: Partial<Record<PicksModelId, string>> = { 'digits-5': 'three', 'ranks-10': 'sum' };

/** What a pool returns stands in the pool's rules. */
function withPrices({ examples, pool }: PicksModel): readonly string[] {
  return examples.filter((option) => !pool?.options.includes(option));
}

/** Hundredths of the stake that a won bet gives back, the stake included; by option, without its choice where all are alike. */
function returnsOfOptions(model: PicksModel): Record<string, number> | undefined {
  if (model.id === 'keno') return undefined;
  const isByChoice = (option: string): boolean =>
    model.id.startsWith('race') ||
    model.cards !== undefined ||
    option.split(':')[0] === pricedByChoice[model.id];
  return Object.fromEntries(
    withPrices(model).map((option) => [
      isByChoice(option) ? option : (option.split(':')[0] ?? option),
      bestReturnOf(model, option),
    ]),
  );
}
