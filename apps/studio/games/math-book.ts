import { createDraw } from '@halls/fairness';
import type { HandsModelId, HouseGame, PicksModelId, SlotModelId } from '@halls/house-games';
import type { HandModel, HandOutcome, StepsModel } from './hands/hand-model.ts';
import { handsModelVersions } from './hands/hands-models.ts';
import { isOfDraw } from './picks/cards.ts';
import type { PicksModel } from './picks/picks-model.ts';
import { picksModelVersions } from './picks/picks-models.ts';
import { mayGamble, movesWith, type RoundMath, totalStakeMinor } from './round-math.ts';
import { gambleStepsOf } from './slots/gamble-steps.ts';
import { gambleModelOf } from './slots/gamble-win.ts';
import { playSlot, stakeUnitsOf } from './slots/play-slot.ts';
import { boughtSpinsOf, type GambledOutcome, type SlotModel, type SlotOutcome } from './slots/slot-model.ts';
import { slotModelById, slotModelVersions } from './slots/slot-models.ts';

/**
 * Every mathematics that rounds were ever played by, under its key: model and version, such as "lines-20@1". A round
 * stores the key, so that it is verified by what it was played by, whatever its game is played by today.
 */
export interface MathBook {
  /** What a game is played by. */
  keyOf(game: Pick<HouseGame, 'model'>): string;
  find(key: string): RoundMath | undefined;
  /** A stored key is there: versions are never taken out. */
  get(key: string): RoundMath;
  /** How a game of several steps goes on. Throws for mathematics that have one step. */
  getHand(key: string): StepsModel;
}

export interface ModelVersions {
  readonly slots: Readonly<Record<SlotModelId, readonly SlotModel[]>>;
  readonly tables: Readonly<Record<PicksModelId, readonly PicksModel[]>>;
  readonly hands: Readonly<Record<HandsModelId, readonly HandModel[]>>;
}

export function createMathBook({ slots, tables, hands }: ModelVersions): MathBook {
  const maths = new Map<string, RoundMath>();
  const handModels = new Map<string, StepsModel>();
  const inPlay = new Map<string, string>();
  const note = <Model>(
    models: Readonly<Record<string, readonly Model[]>>,
    keep: (key: string, model: Model) => void,
  ): void => {
    for (const [id, versions] of Object.entries(models))
      for (const [index, model] of versions.entries()) {
        const key = `${id}@${index + 1}`;
        keep(key, model);
        inPlay.set(id, key);
      }
  };
  note(slots, (key, model) => {
    maths.set(key, slotMath(model));
    const steps = gambleStepsOf(model);
    // an outcome that it gave is only ever given back to it
    if (steps) handModels.set(key, steps);
  });
  note(tables, (key, model) => maths.set(key, tableMath(model)));
  note(hands, (key, model) => {
    maths.set(key, handMath(model));
    handModels.set(key, model);
  });
  function get(key: string): RoundMath {
    const math = maths.get(key);
    if (!math) throw new Error(`there is no mathematics ${key}`);
    return math;
  }
  return {
    keyOf: ({ model }) => (model === 'sportsbook' ? sportsMathematics : (inPlay.get(model) ?? `${model}@0`)),
    find: (key) => maths.get(key),
    get,
    getHand(key) {
      const model = handModels.get(key);
      if (!model) throw new Error(`${key} is no hand`);
      return model;
    },
  };
}

/** What tickets stand under: matches are drawn and settled by `games/sports`, and no round of it is played alone. */
const sportsMathematics = 'sportsbook@1';

export const houseMath: MathBook = createMathBook({
  slots: slotModelVersions,
  tables: picksModelVersions,
  hands: handsModelVersions,
});

/** What a game is played by. */
export function mathOf(game: Pick<HouseGame, 'model'>): RoundMath {
  return houseMath.get(houseMath.keyOf(game));
}

/** In stakes, what a game's feature costs; null where it can't be bought. */
export function findBuyPrice({ model }: Pick<HouseGame, 'model'>): number | null {
  const slot = (slotModelById as Readonly<Record<string, SlotModel | undefined>>)[model];
  return (slot && boughtSpinsOf(slot)?.price) ?? null;
}

function slotMath(model: SlotModel): RoundMath {
  return {
    play: (draw, moves = []) => playSlot(model, draw, moves),
    accepts(bet) {
      if (!('stakeMinor' in bet)) return false;
      if (bet.isBought) return !bet.mayGamble && boughtSpinsOf(model) !== null;
      return !bet.mayGamble || gambleModelOf(model) !== null;
    },
    payoutMinor(outcome, bet) {
      const { units } = mayGamble(bet) ? (outcome as GambledOutcome).gamble : (outcome as SlotOutcome);
      return (totalStakeMinor(bet) * BigInt(units)) / BigInt(stakeUnitsOf(model, movesWith(bet)));
    },
  };
}

function tableMath(model: PicksModel): RoundMath {
  let byte = 0;
  // some outcome of the table, to ask which options exist: any will do
  const probe = model.play(createDraw(() => (byte = (byte + 91) % 256)));
  return {
    ...(model.pool && { pool: model.pool }),
    play: (draw) => model.play(draw),
    accepts: (bet, drawNumber) =>
      'picks' in bet &&
      bet.picks.length > 0 &&
      bet.picks.every(
        ({ option }) =>
          model.returnOf(option, probe) !== null &&
          (drawNumber === undefined || isOfDraw(model, option, drawNumber)),
      ),
    payoutMinor(outcome, bet) {
      if (!('picks' in bet)) throw new TypeError('a table takes picks');
      return bet.picks.reduce(
        (sum, pick) => sum + (pick.stakeMinor * BigInt(model.returnOf(pick.option, outcome) ?? 0)) / 100n,
        0n,
      );
    },
  };
}

function handMath(model: HandModel): RoundMath {
  return {
    play: (draw, moves = []) => model.play(draw, moves),
    accepts: (bet) => 'stakeMinor' in bet && movesWith(bet).length === 0,
    payoutMinor(outcome, bet) {
      return (totalStakeMinor(bet) * BigInt((outcome as HandOutcome).payHundredths)) / 100n;
    },
  };
}
