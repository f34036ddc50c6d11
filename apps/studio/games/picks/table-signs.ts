import type { TableOutcome } from '@halls/contract/provider';
import type { HouseGame } from '@halls/house-games';
import type { BaccaratOutcome } from './models/baccarat.ts';
import type { BirdPoolOutcome } from './models/bird-pool.ts';
import { beats, type BullOutcome } from './models/bull-bull.ts';
import type { DigitsOutcome } from './models/digits-3.ts';
import { bigFromTotal, digitsOf, type FiveDigitsOutcome } from './models/digits-5.ts';
import type { HoundsOutcome } from './models/hounds.ts';
import type { KenoOutcome } from './models/keno.ts';
import type { LeagueOutcome } from './models/league.ts';
import { type MarkSixOutcome, plainCount } from './models/mark-six.ts';
import type { PrizeOutcome } from './models/prize-draw.ts';
import type { RaceOutcome } from './models/race.ts';
import type { RanksOutcome } from './models/ranks-10.ts';
import type { DragonTigerOutcome } from './models/dragon-tiger.ts';
import { colourOf, type RouletteOutcome } from './models/roulette.ts';
import { type ShowWheelOutcome, wheelNumbers } from './models/show-wheel.ts';
import type { SicboOutcome } from './models/sicbo.ts';
import { compareHands, type ThreeCardOutcome } from './models/three-cards.ts';

/** What came out at a shared table, in the words of the provider protocol. */
export function signOf(model: HouseGame['model'], outcome: unknown): TableOutcome {
  switch (model) {
    case 'baccarat':
      return signOfHands(outcome as BaccaratOutcome);
    case 'dragon-tiger-live':
      return signOfCards(outcome as DragonTigerOutcome);
    case 'bull-bull':
      return signOfSeats(outcome as BullOutcome);
    case 'three-cards':
      return signOfThree(outcome as ThreeCardOutcome);
    case 'sicbo':
      return signOfDice(outcome as SicboOutcome);
    case 'roulette':
      return signOfPocket(outcome as RouletteOutcome);
    case 'show-wheel':
      return { sign: 'number', figures: String(wheelNumbers[(outcome as ShowWheelOutcome).segment]) };
    case 'digits-3':
      return { sign: 'number', figures: String((outcome as DigitsOutcome).number).padStart(3, '0') };
    case 'digits-5':
      return signOfTotal(sumOf(digitsOf(outcome as FiveDigitsOutcome)));
    case 'ranks-10':
      return { sign: 'runner', figures: String((outcome as RanksOutcome).order[0]) };
    case 'keno':
      return { sign: 'sum', figures: String(sumOf((outcome as KenoOutcome).numbers)) };
    case 'mark-six':
      return signOfBall((outcome as MarkSixOutcome).numbers[plainCount] ?? 0);
    case 'prizes-27':
    case 'prizes-18':
      return signOfSpecial(outcome as PrizeOutcome);
    case 'race-8':
    case 'race-6':
      return { sign: 'runner', figures: String((outcome as RaceOutcome).order[0]) };
    case 'bird-pool':
      return { sign: cornerSigns[(outcome as BirdPoolOutcome).winner] };
    case 'hounds-6':
      return { sign: 'trap', figures: String((outcome as HoundsOutcome).order[0]) };
    case 'league-4':
      return { sign: 'runner', figures: String((outcome as LeagueOutcome).table[0]) };
    default:
      throw new Error(`${model} is played at no shared table`);
  }
}

/** Meron is the red corner. */
const cornerSigns = { meron: 'red', wala: 'blue', draw: 'draw' } as const;

function signOfHands({ playerPoints, bankerPoints }: BaccaratOutcome): TableOutcome {
  if (playerPoints === bankerPoints) return { sign: 'tie' };
  return { sign: playerPoints > bankerPoints ? 'player' : 'banker' };
}

function signOfCards({ dragon, tiger }: DragonTigerOutcome): TableOutcome {
  const difference = (dragon % 13) - (tiger % 13);
  if (difference === 0) return { sign: 'tie' };
  return { sign: difference > 0 ? 'dragon' : 'tiger' };
}

/** Who has won at more of the seats. */
function signOfSeats({ seats, banker }: BullOutcome): TableOutcome {
  const won = seats.filter((hand) => beats(hand, banker)).length;
  if (2 * won === seats.length) return { sign: 'tie' };
  return { sign: 2 * won > seats.length ? 'player' : 'banker' };
}

function signOfThree({ dragon, phoenix }: ThreeCardOutcome): TableOutcome {
  const order = compareHands(dragon, phoenix);
  if (order === 0) return { sign: 'tie' };
  return { sign: order > 0 ? 'dragon' : 'phoenix' };
}

function signOfDice({ dice }: SicboOutcome): TableOutcome {
  const total = sumOf(dice);
  const isTriple = dice.every((die) => die === dice[0]);
  return { sign: isTriple ? 'triple' : total > 10 ? 'big' : 'small', figures: String(total) };
}

function signOfTotal(total: number): TableOutcome {
  return { sign: total >= bigFromTotal ? 'big' : 'small', figures: String(total) };
}

function signOfPocket({ pocket }: RouletteOutcome): TableOutcome {
  const colour = colourOf(pocket);
  return { sign: colour === 'zero' ? 'green' : colour, figures: String(pocket) };
}

function signOfBall(ball: number): TableOutcome {
  return { sign: 'number', figures: String(ball).padStart(2, '0') };
}

/** What most stakes are on: its last two digits. */
function signOfSpecial({ prizes }: PrizeOutcome): TableOutcome {
  return { sign: 'number', figures: String((prizes[0]?.[0] ?? 0) % 100).padStart(2, '0') };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
