import { createDraw, type Draw } from '@halls/fairness';
import { findHouseGame, type HouseGame, type PicksModelId, type SlotModelId } from '@halls/house-games';
import type { PicksModel } from './picks/picks-model.ts';
import { picksModelById } from './picks/picks-models.ts';
import { playSlot } from './slots/play-slot.ts';
import type { SlotOutcome } from './slots/slot-model.ts';
import { slotModelById } from './slots/slot-models.ts';

/** What a player stakes on a round: a slot's one stake, or amounts on a table's options. Minor units. */
export type Bet = { stakeMinor: bigint } | { picks: readonly { option: string; stakeMinor: bigint }[] };

/**
 * A game as the server and the verifier need it: the outcome is a function of the draws alone, the payout one of
 * outcome and bet. Outcomes are JSON.
 */
export interface RoundMath {
  play(draw: Draw): unknown;
  /** Whether the bet's form and options are the game's own; amounts are checked elsewhere. */
  accepts(bet: Bet): boolean;
  payoutMinor(outcome: unknown, bet: Bet): bigint;
}

export function roundMathOf(game: HouseGame): RoundMath {
  return game.engine === 'slots'
    ? slotMath(game.model as SlotModelId)
    : picksMath(game.model as PicksModelId);
}

export function findRoundMath(gpId: string, gameCode: string): RoundMath | undefined {
  const game = findHouseGame(gpId, gameCode);
  return game && roundMathOf(game);
}

export function totalStakeMinor(bet: Bet): bigint {
  return 'stakeMinor' in bet ? bet.stakeMinor : bet.picks.reduce((sum, pick) => sum + pick.stakeMinor, 0n);
}

/** Stakes are multiples of this: every payout is then whole. */
export function stakeStepMinor(engine: HouseGame['engine']): bigint {
  return engine === 'slots' ? 20n : 100n;
}

function slotMath(modelId: SlotModelId): RoundMath {
  const model = slotModelById[modelId];
  return {
    play: (draw) => playSlot(model, draw),
    accepts: (bet) => 'stakeMinor' in bet,
    payoutMinor(outcome, bet) {
      return (totalStakeMinor(bet) * BigInt((outcome as SlotOutcome).units)) / BigInt(model.stakeUnits);
    },
  };
}

function picksMath(modelId: PicksModelId): RoundMath {
  const model = picksModelById[modelId];
  const probe = probeOf(model);
  return {
    play: (draw) => model.play(draw),
    accepts: (bet) =>
      'picks' in bet &&
      bet.picks.length > 0 &&
      bet.picks.every((pick) => model.returnOf(pick.option, probe) !== null),
    payoutMinor(outcome, bet) {
      if (!('picks' in bet)) throw new TypeError('a table takes picks');
      return bet.picks.reduce(
        (sum, pick) => sum + (pick.stakeMinor * BigInt(model.returnOf(pick.option, outcome) ?? 0)) / 100n,
        0n,
      );
    },
  };
}

const probes = new Map<PicksModelId, unknown>();

/** Some outcome of the table, to ask which options exist: any will do. */
function probeOf(model: PicksModel): unknown {
  if (!probes.has(model.id)) {
    let byte = 0;
    probes.set(model.id, model.play(createDraw(() => (byte = (byte + 91) % 256))));
  }
  return probes.get(model.id);
}
