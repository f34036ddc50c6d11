import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandSheet } from './play-hand.ts';
import type { Seed } from './stream.ts';

/** A PAR sheet as far as it is needed to recompute rounds. */
export interface Sheet {
  readonly model: string;
  readonly version: number;
  readonly digest: string;
  readonly mathematics: Mathematics;
  readonly examples: {
    readonly rounds: readonly {
      readonly seed: Seed;
      readonly draws: readonly (readonly [number, number])[];
      readonly outcome: unknown;
      readonly returns?: Readonly<Record<string, number>>;
    }[];
    readonly outcomes: { readonly count: number; readonly digest: string };
  };
  readonly figures: readonly { readonly option: string | null }[];
}

export type Mathematics = Reels | Tumble | Clusters | Table | HandSheet;

export interface Reels {
  readonly kind: 'lines' | 'ways';
  readonly stakeUnits: number;
  readonly rows: number;
  readonly strips: readonly (readonly number[])[];
  readonly lines: readonly (readonly number[])[];
  readonly pays: readonly (readonly number[])[];
  readonly wildMultiplier: number;
  readonly scatterPays: readonly number[];
  readonly freeSpins: {
    readonly awarded: readonly number[];
    readonly multiplier: number;
    readonly hasExpandingSymbol: boolean;
    /** Of free spins in which a wild covers its reel to the end. */
    readonly wildReels?: { readonly strips: readonly (readonly number[])[] };
  } | null;
  readonly hold?: Hold;
  /** Free spins that can be bought, for so many stakes. */
  readonly buy?: { readonly spins: number; readonly price: number };
  /** Free spins end where a round has come to so much. */
  readonly maximumUnits?: number;
  /** How wins may be gambled. */
  readonly gamble?: { readonly steps: number; readonly colourTimes: number; readonly suitTimes: number };
  readonly wildSymbol: number;
  readonly scatterSymbol: number;
}

export interface Hold {
  readonly from: number;
  readonly respins: number;
  readonly values: readonly (readonly [number, number])[];
  readonly blankWeight: number;
  readonly grand: number;
}

export interface Tumble {
  readonly kind: 'tumble';
  readonly stakeUnits: number;
  readonly reels: number;
  readonly rows: number;
  readonly weights: readonly number[];
  readonly pays: readonly (readonly (readonly [number, number])[])[];
  readonly multipliers: readonly number[];
  readonly maxFalls: number;
}

export interface Clusters {
  readonly kind: 'cluster';
  readonly stakeUnits: number;
  readonly rows: number;
  readonly strips: readonly (readonly number[])[];
  readonly stopEvery: number;
  readonly clusterFrom: number;
  readonly pays: readonly (readonly (readonly [number, number])[])[];
  readonly multipliers: readonly number[];
  readonly maxFalls: number;
}

export type Table = TableOf & { readonly returns?: Readonly<Record<string, number>> };
type TableOf =
  | {
      readonly kind: 'baccarat';
      readonly decks: number;
      readonly pointsByRank: readonly number[];
      readonly naturalFrom: number;
      readonly playerDrawsUpTo: number;
      readonly bankerDrawsAt: {
        readonly 'player-stands': readonly number[];
        readonly 'by-points-of-the-third-card': readonly (readonly number[])[];
      };
      readonly returnsOfTie: Readonly<Record<string, number>>;
      /** Of a banker that wins with six points; absent before the second version. */
      readonly returnsOfSix?: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'sicbo';
      readonly dice: number;
      readonly faces: number;
      readonly small: readonly [number, number];
      readonly big: readonly [number, number];
    }
  | { readonly kind: 'roulette'; readonly pockets: number; readonly red: readonly number[] }
  | {
      readonly kind: 'dragon-tiger';
      /** Bets on each of the two cards; absent where there are none. */
      readonly ofCards?: { readonly losingRank: number; readonly redSuits: readonly number[] };
      readonly decks: number;
      readonly returnsOfTie: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'bull-bull';
      readonly decks: number;
      readonly seats: number;
      readonly bankerBulls: Readonly<Record<string, readonly [number, number]>>;
      /** By the bull of the hand that wins. */
      readonly multiples: readonly number[];
      readonly ofDouble: { readonly win: number; readonly loss: number };
    }
  | {
      readonly kind: 'three-cards';
      readonly decks: number;
      /** The least first. */
      readonly hands: readonly string[];
      readonly bigPairFrom: number;
      readonly plusReturns: Readonly<Record<string, number>>;
      readonly returnOfTie: number;
    }
  | {
      readonly kind: 'show-wheel';
      readonly numbers: readonly number[];
      readonly boosts: readonly { readonly number: number | null; readonly weight: number }[];
      readonly times: readonly { readonly times: number; readonly weight: number }[];
    }
  | { readonly kind: 'digits'; readonly numbers: number; readonly highFrom: number }
  | {
      readonly kind: 'five-digits';
      readonly numbers: number;
      readonly bigFrom: number;
      readonly bigTotalFrom: number;
    }
  | {
      readonly kind: 'ranks';
      readonly numbers: number;
      readonly bigFrom: number;
      readonly bigSumFrom: number;
    }
  | {
      readonly kind: 'mark-six';
      readonly numbers: number;
      readonly plain: number;
      readonly bigFrom: number;
      readonly neutral: number;
      readonly colours: readonly string[];
    }
  | {
      readonly kind: 'prizes';
      readonly tiers: readonly { readonly count: number; readonly digits: number }[];
      readonly highFrom: number;
      readonly returnsPerHit: Readonly<Record<string, number>>;
      readonly mostHits: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'keno';
      readonly numbers: number;
      readonly drawn: number;
      readonly returnsBySpotsAndHits: Readonly<Record<string, readonly number[]>>;
    }
  | {
      readonly kind: 'shoot-out';
      readonly kicks: number;
      readonly kick: { readonly of: number; readonly goals: number };
    }
  | { readonly kind: 'race'; readonly weights: readonly number[]; readonly placed: number }
  | {
      readonly kind: 'hounds';
      readonly strengths: readonly number[];
      readonly cards: readonly (readonly number[])[];
      readonly placed: number;
      readonly checked: { readonly traps: number; readonly of: number; readonly dividedBy: number };
    }
  | {
      readonly kind: 'league';
      readonly clubs: readonly { readonly attack: number; readonly defence: number }[];
      readonly seasons: readonly (readonly number[])[];
      readonly fixtures: readonly (readonly [number, number])[];
      readonly goalWeights: readonly (readonly number[])[];
      readonly pointsOf: { readonly won: number; readonly drawn: number };
    }
  | { readonly kind: 'birds'; readonly sides: readonly string[]; readonly weights: readonly number[] }
  | {
      readonly kind: 'bird-pool';
      readonly exchanges: readonly string[];
      readonly weights: readonly number[];
      readonly blowsToWin: number;
      readonly returnAtDraw: number;
      readonly pool: {
        readonly options: readonly string[];
        readonly houseUnits: number;
        readonly shareBack: number;
        readonly leastReturn: number;
        readonly mostReturn: number;
      };
    }
  | {
      readonly kind: 'maps';
      readonly mapsToWin: number;
      readonly map: { readonly of: number; readonly volt: number };
    };

export const sheetsDir = join(import.meta.dirname, '../../../docs/par');

/** The sheet that a round names, such as "lines-20@1". Throws where there is none. */
export function readSheet(mathematics: string): Sheet {
  const [model = '', version = ''] = mathematics.split('@');
  for (const file of [`${model}.json`, `${model}.v${version}.json`]) {
    const sheet = readSheetFile(file);
    if (sheet && String(sheet.version) === version) return sheet;
  }
  throw new Error(`no sheet of ${mathematics} in ${sheetsDir}`);
}

/** How the jackpot is drawn. */
export interface JackpotSheet {
  readonly stream: string;
  /** By currency: what is one unit of the stake, and how many units there are to a win. */
  readonly unit: Readonly<Record<string, string>>;
  readonly unitsPerWin: Readonly<Record<string, number>>;
}

export function readJackpotSheet(): JackpotSheet {
  return JSON.parse(readFileSync(join(sheetsDir, 'jackpot.json'), 'utf8')) as JackpotSheet;
}

const read = new Map<string, Sheet>();

function readSheetFile(file: string): Sheet | null {
  if (!/^[a-z0-9.-]+$/.test(file)) return null;
  const known = read.get(file);
  if (known) return known;
  try {
    const sheet = JSON.parse(readFileSync(join(sheetsDir, file), 'utf8')) as Sheet;
    read.set(file, sheet);
    return sheet;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
