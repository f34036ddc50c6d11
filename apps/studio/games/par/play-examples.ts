import { createHash } from 'node:crypto';
import { canonicalJson, type Draw, type RoundSeed } from '@halls/fairness';
import { drawOfRound } from '@halls/fairness/node';
import type { HandModel, HandOutcome, StepsModel } from '../hands/hand-model.ts';
import type { PicksModel } from '../picks/picks-model.ts';
import { buyMove, gambleMove } from '../round-math.ts';
import { gambleStepsOf } from '../slots/gamble-steps.ts';
import { playSlot } from '../slots/play-slot.ts';
import { boughtSpinsOf, isFalling, type SlotModel, type SlotOutcome } from '../slots/slot-model.ts';

export interface Examples {
  /** Rounds with every draw, outcome and payout. */
  readonly rounds: readonly ExampleRound[];
  /** SHA-256 over the canonical JSON of the outcomes of `count` rounds, nonce 0 on, each with a line feed behind it. */
  readonly outcomes: { readonly count: number; readonly digest: string };
}

export interface ExampleRound {
  readonly seed: RoundSeed;
  /** `[bound, value]` of every `nextInt`, in order. */
  readonly draws: readonly (readonly [number, number])[];
  readonly outcome: unknown;
  /** Of a table: hundredths of the stake for each option of the sheet that gives something back. */
  readonly returns?: Readonly<Record<string, number>>;
}

const count = 400;
const serverSeed = createHash('sha256').update('Eight Halls, examples of the PAR sheets').digest('hex');
const seedOf = (nonce: number): RoundSeed => ({ serverSeed, clientSeed: 'par', nonce });

/** Known rounds of a model: they say of its code what its data cannot say. */
export function playExamples(model: SlotModel | PicksModel | HandModel): Examples {
  const hash = createHash('sha256');
  for (let nonce = 0; nonce < count; nonce += 1)
    hash.update(`${canonicalJson(play(model, seedOf(nonce)).outcome)}\n`);
  return {
    rounds: tellingNonces(model).map((nonce) => play(model, seedOf(nonce))),
    outcomes: { count, digest: hash.digest('hex') },
  };
}

function play(model: SlotModel | PicksModel | HandModel, seed: RoundSeed): ExampleRound {
  if ('bets' in model) return playSteps(model, seed, []);
  const draws: [number, number][] = [];
  const draw = drawOfRound(seed, (bound, value) => draws.push([bound, value]));
  if (!('play' in model)) {
    const steps = gambleStepsOf(model);
    return steps && isOdd(seed)
      ? playSteps(steps, seed, [gambleMove])
      : { seed, draws, outcome: playSlotExample(model, seed, draw) };
  }
  const outcome = model.play(draw);
  const returns = model.examples
    .map((option) => [option, model.returnOf(option, outcome) ?? 0] as const)
    .filter(([, hundredths]) => hundredths > 0);
  return { seed, draws, outcome, returns: Object.fromEntries(returns) };
}

/** Where free spins can be bought, odd nonces buy them; where wins can be gambled, they gamble. */
function isOdd({ nonce }: RoundSeed): boolean {
  return nonce % 2 === 1;
}

function playSlotExample(model: SlotModel, seed: RoundSeed, draw: Draw): SlotOutcome {
  return playSlot(model, draw, boughtSpinsOf(model) && isOdd(seed) ? [buyMove] : []);
}

/** To its end, each step by one of the moves that are open then: by turns, so that all of them come. */
function playSteps<Outcome extends HandOutcome>(
  model: StepsModel<Outcome>,
  seed: RoundSeed,
  first: readonly string[],
): ExampleRound {
  for (let moves = first; ;) {
    const draws: [number, number][] = [];
    const outcome = model.play(
      drawOfRound(seed, (bound, value) => draws.push([bound, value])),
      moves,
    );
    if (outcome.isOver) return { seed, draws, outcome };
    const open = model.movesAt(outcome);
    moves = [...moves, open[(7 * seed.nonce + 3 * moves.length) % open.length]!];
  }
}

/** The first rounds; of a slot the first, the first that wins, and the first with its feature, if one comes soon. */
function tellingNonces(model: SlotModel | PicksModel | HandModel): number[] {
  if ('play' in model || 'bets' in model) return [0, 1, 2, 3];
  const stepsFrom = (steps: number): number[] => {
    for (let nonce = 0; nonce < 1_000; nonce += 1) {
      const seed = seedOf(nonce);
      const outcome = playSlotExample(model, seed, drawOfRound(seed));
      if (outcome.units > 0 && outcome.steps.length >= steps) return [nonce];
    }
    return [];
  };
  return [...new Set([0, ...stepsFrom(1), ...stepsFrom(isFalling(model) ? 4 : 2)])];
}
