import { findHouseGame, findHouseProvider, type HouseGame } from '@halls/house-games';
import { getSession, type GameSession, isLiving } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import { readBet } from '#modules/round';
import { deliverCall, type WalletCall } from '#modules/seamless-wallet';
import { findLatestDraw, placeStake, type TableDraw } from '#modules/shared-draws';
import type { SqlTransaction } from '#platform/database.ts';
import type { PlanParts } from './plan-parts.ts';
import { type PlanStake, readPlanStakes } from './plan-stakes.ts';
import { endPlan, findPlan, insertPlanStake, type Plan, postponeLook } from './plan.repo.ts';
import { endOfRefusal, nextStepOf, planRoundId, seatSeedOf, timesBet } from './plan.rules.ts';
import type { PlanEnd } from '../../../play-protocol/plan-views.ts';

type PlanKey = Pick<Plan, 'planId' | 'playerId'>;

/**
 * Takes a plan one step on: stakes on the draw that is open, or ends. Everything is decided under the player's lock from
 * what stands in the database, and the stake is committed with its place in the plan: however many do this at once, and
 * wherever one of them stops, a draw has one stake of the plan. The operator is asked afterwards, as for any stake.
 */
export async function advancePlan(parts: PlanParts, key: PlanKey): Promise<void> {
  const call = await parts.sql.transaction().execute((tx) => step(tx, parts, key));
  if (!call) return;
  await deliverCall(parts, call);
  // refused at once: the player is told now, not after the draw
  await parts.sql.transaction().execute((tx) => endRefused(tx, parts, key));
}

interface Looked {
  readonly plan: Plan;
  readonly stakes: readonly PlanStake[];
  readonly now: Date;
}

async function look(tx: SqlTransaction, parts: PlanParts, key: PlanKey): Promise<Looked | null> {
  await lockPlayer(tx, key.playerId);
  const plan = await findPlan(tx, key);
  if (plan?.state !== 'running') return null;
  const stakes = (await readPlanStakes(tx, [plan.planId])).get(plan.planId) ?? [];
  return { plan, stakes, now: await parts.tableClock(tx) };
}

async function endRefused(tx: SqlTransaction, parts: PlanParts, key: PlanKey): Promise<void> {
  const looked = await look(tx, parts, key);
  if (!looked || looked.stakes.at(-1)?.state !== 'void') return;
  const next = nextStepOf(looked.plan, looked.stakes, looked.now);
  if (next.kind === 'end') await endPlan(tx, key.planId, { reason: next.reason, now: looked.now });
}

/** What the operator is to be asked. */
async function step(tx: SqlTransaction, parts: PlanParts, key: PlanKey): Promise<WalletCall | null> {
  const looked = await look(tx, parts, key);
  if (!looked) return null;
  const { plan, stakes, now } = looked;
  const next = nextStepOf(plan, stakes, now);
  if (next.kind === 'wait') {
    await lookAgain(tx, plan, later(now));
    return null;
  }
  if (next.kind === 'end') return end(next.reason);
  const session = await getSession(tx, plan.sessionId);
  if (!(await isLiving(tx, plan.sessionId))) return end('session_over');
  const game = findGame(session);
  if (!game) return end('maintenance');
  const draw = await findLatestDraw(tx, game);
  const isStaked = stakes.some(({ drawNumber }) => drawNumber === draw?.number);
  if (draw?.state !== 'open' || isStaked) {
    await lookAgain(tx, plan, draw && !isStaked ? nextOpening(draw, now) : later(now));
    return null;
  }
  const placed = await placeStake(tx, {
    ...{ game, session, now: parts.clock() },
    request: {
      clientRoundId: planRoundId(plan.planId, draw.number),
      clientSeed: seatSeedOf(plan.clientSeed, draw.number),
      draw: draw.number,
      bet: timesBet(readBet(plan.bet), next.times),
    },
  });
  if ('refused' in placed) {
    const reason = endOfRefusal(placed.refused);
    if (reason) return end(reason);
    await lookAgain(tx, plan, later(now));
    return null;
  }
  const { roundId } = placed.round;
  await insertPlanStake(tx, { planId: plan.planId, drawNumber: draw.number, roundId });
  await lookAgain(tx, plan, draw.drawsAt);
  return placed.call;

  async function end(reason: PlanEnd): Promise<null> {
    await endPlan(tx, plan.planId, { reason, now });
    return null;
  }
}

/** Null while it rests: a game that has gone, or one in maintenance. */
function findGame({ gpId, gameCode }: GameSession): HouseGame | null {
  return findHouseProvider(gpId)?.isInMaintenance ? null : (findHouseGame(gpId, gameCode) ?? null);
}

function lookAgain(tx: SqlTransaction, { planId }: Plan, at: Date): Promise<void> {
  return postponeLook(tx, planId, at);
}

const pauseMs = 500;
/** A clock that is put right must not leave a plan asleep. */
const longestPauseMs = 5_000;

function later(now: Date): Date {
  return new Date(now.getTime() + pauseMs);
}

/** The next draw opens when this one has ended, or a little after. */
function nextOpening({ endsAt }: TableDraw, now: Date): Date {
  const inMs = Math.min(Math.max(endsAt.getTime() - now.getTime(), 250), longestPauseMs);
  return new Date(now.getTime() + inMs);
}
