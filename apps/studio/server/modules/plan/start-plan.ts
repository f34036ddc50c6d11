import { findHouseGame, findHouseProvider } from '@halls/house-games';
import { timetableOf } from '#games/picks/picks-models.ts';
import {
  drawOverLimit,
  fewestDraws,
  mostCostMinor,
  mostDraws,
  type PlanTerms,
  schedulesOf,
} from '#games/picks/plans/plan-terms.ts';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import { calmedBy, type Timetable } from '#games/timetable.ts';
import { type GameSession, isLiving } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import { isSameBet, storeBet, tableLimitMinor } from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import type { PlanRefusal } from '../../../play-protocol/plan-views.ts';
import { advancePlan } from './advance-plan.ts';
import type { PlanParts } from './plan-parts.ts';
import { findPlanByClientId, hasRunningPlan, insertPlan, type Plan } from './plan.repo.ts';

export interface StartPlan {
  readonly clientPlanId: string;
  readonly clientSeed: string;
  /** One that the table takes. */
  readonly bet: Bet;
  readonly terms: Omit<PlanTerms, 'baseMinor' | 'schedule'>;
  readonly schedule: string;
  /** What the player was told. */
  readonly mostCostMinor: bigint;
}

type StartRefusal = PlanRefusal | 'session_ended' | 'maintenance';

/** Starts a plan, once, and lets it stake on the draw that is open. Answers its id. */
export async function startPlan(
  parts: PlanParts,
  session: GameSession,
  asked: StartPlan,
): Promise<{ readonly planId: number } | { readonly refused: StartRefusal }> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game || findHouseProvider(session.gpId)?.isInMaintenance) return { refused: 'maintenance' };
  const schedule = schedulesOf(game).find((id) => id === asked.schedule);
  const timetable = timetableOf(game);
  if (!schedule || !timetable || session.kind === 'demo') return { refused: 'plan_invalid' };
  const terms = { ...asked.terms, schedule, baseMinor: totalStakeMinor(asked.bet) };
  if (!areTerms(terms) || mostCostMinor(terms) !== asked.mostCostMinor) return { refused: 'plan_invalid' };
  if (drawOverLimit(terms, tableLimitMinor(game, session.currency))) return { refused: 'plan_too_high' };
  const started = await parts.sql
    .transaction()
    .execute((tx) => write(tx, parts, { session, asked, terms, timetable }));
  if ('refused' in started) return started;
  const { planId, isNew } = started;
  if (isNew) await advancePlan(parts, { planId, playerId: session.playerId });
  return { planId };
}

function areTerms({ draws, baseMinor, winStopMinor, lossStopMinor }: PlanTerms): boolean {
  return (
    draws >= fewestDraws &&
    draws <= mostDraws &&
    (winStopMinor === null || winStopMinor > 0n) &&
    // the first draw has room
    (lossStopMinor === null || lossStopMinor >= baseMinor)
  );
}

async function write(
  tx: SqlTransaction,
  { tableClock, beacon }: PlanParts,
  {
    session,
    asked,
    terms,
    timetable,
  }: {
    readonly session: GameSession;
    readonly asked: StartPlan;
    readonly terms: PlanTerms;
    readonly timetable: Timetable;
  },
): Promise<{ readonly planId: number; readonly isNew: boolean } | { readonly refused: StartRefusal }> {
  const { playerId, sessionId, gameCode } = session;
  await lockPlayer(tx, playerId);
  const earlier = await findPlanByClientId(tx, playerId, asked.clientPlanId);
  if (earlier)
    return isSame(earlier, { ...asked, terms, gameCode })
      ? { planId: earlier.planId, isNew: false }
      : { refused: 'plan_conflict' };
  if (!(await isLiving(tx, sessionId))) return { refused: 'session_ended' };
  if (await hasRunningPlan(tx, playerId)) return { refused: 'plan_running' };
  const startedAt = await tableClock(tx);
  const { periodMs } = calmedBy(timetable, beacon?.chain ?? null);
  const planId = await insertPlan(tx, {
    ...{ playerId, sessionId, gameCode, terms, startedAt },
    ...{ clientPlanId: asked.clientPlanId, clientSeed: asked.clientSeed, bet: storeBet(asked.bet) },
    mostCostMinor: asked.mostCostMinor,
    lastsUntil: new Date(startedAt.getTime() + (terms.draws + spareDraws) * periodMs),
  });
  return { planId, isNew: true };
}

/** So many draws may be missed, for whatever reason, and made up for. */
const spareDraws = 10;

function isSame(
  plan: Plan,
  asked: Pick<StartPlan, 'bet'> & { readonly terms: PlanTerms; readonly gameCode: string },
): boolean {
  const { terms } = plan;
  return (
    plan.gameCode === asked.gameCode &&
    isSameBet(plan.bet, asked.bet) &&
    terms.draws === asked.terms.draws &&
    terms.schedule === asked.terms.schedule &&
    terms.endsAtWin === asked.terms.endsAtWin &&
    terms.winStopMinor === asked.terms.winStopMinor &&
    terms.lossStopMinor === asked.terms.lossStopMinor
  );
}
