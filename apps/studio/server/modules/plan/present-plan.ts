import { type Currency, formatMinor } from '@halls/contract';
import { readBet } from '#modules/round';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { PlanView } from '../../../play-protocol/plan-views.ts';
import { plansLength } from '../../../play-protocol/list-lengths.ts';
import { type PlanStake, readPlanStakes } from './plan-stakes.ts';
import { findPlan, listPlans, type Plan } from './plan.repo.ts';
import { decidedOf, nextStakeMinor } from './plan.rules.ts';

interface Asker {
  readonly playerId: number;
  readonly gameCode: string;
  readonly currency: Currency;
}

/** One plan as its player sees it; null where there is no such plan of theirs. */
export async function viewPlan(
  sql: SqlOrTransaction,
  { playerId, currency }: Asker,
  planId: number,
): Promise<PlanView | null> {
  const plan = await findPlan(sql, { playerId, planId });
  if (!plan) return null;
  return presentPlan(plan, (await readPlanStakes(sql, [planId])).get(planId) ?? [], currency);
}

/** The player's latest plans at the game. */
export async function viewPlans(
  sql: SqlOrTransaction,
  { playerId, gameCode, currency }: Asker,
): Promise<PlanView[]> {
  const plans = await listPlans(sql, { playerId, gameCode, limit: plansLength });
  const stakes = await readPlanStakes(
    sql,
    plans.map(({ planId }) => planId),
  );
  return plans.map((plan) => presentPlan(plan, stakes.get(plan.planId) ?? [], currency));
}

function presentPlan(plan: Plan, stakes: readonly PlanStake[], currency: Currency): PlanView {
  const { terms } = plan;
  const show = (minor: bigint): string => formatMinor(minor, currency);
  const decided = decidedOf(stakes);
  const sumOf = (amounts: readonly bigint[]): string =>
    show(amounts.reduce((sum, amount) => sum + amount, 0n));
  const nextMinor = plan.state === 'running' ? nextStakeMinor(terms, stakes) : null;
  const bet = readBet(plan.bet);
  if ('stakeMinor' in bet) throw new Error('a plan is a bet on a table');
  return {
    plan_id: String(plan.planId),
    state: plan.state,
    end_reason: plan.endReason,
    bet: { picks: bet.picks.map(({ option, stakeMinor }) => ({ option, stake: show(stakeMinor) })) },
    draws: terms.draws,
    schedule: terms.schedule,
    ends_at_win: terms.endsAtWin,
    win_stop: terms.winStopMinor === null ? null : show(terms.winStopMinor),
    loss_stop: terms.lossStopMinor === null ? null : show(terms.lossStopMinor),
    most_cost: show(plan.mostCostMinor),
    started_at: plan.startedAt.toISOString(),
    ended_at: plan.endedAt?.toISOString() ?? null,
    next_stake: nextMinor === null ? null : show(nextMinor),
    decided: {
      draws: decided.length,
      stake: sumOf(decided.map(({ stakeMinor }) => stakeMinor)),
      payout: sumOf(decided.map(({ payoutMinor }) => payoutMinor)),
    },
    stakes: stakes.map((stake) => presentStake(stake, show)),
  };
}

/** As of any round: nothing of it is shown before its money is decided. */
function presentStake(stake: PlanStake, show: (minor: bigint) => string): PlanView['stakes'][number] {
  const isSettled = stake.state === 'settled';
  return {
    draw: stake.drawNumber,
    client_round_id: stake.clientRoundId,
    state: stake.state === 'open' ? 'settling' : stake.state,
    stake: show(stake.stakeMinor),
    payout: isSettled ? show(stake.payoutMinor) : null,
    outcome: isSettled ? stake.outcome : null,
  };
}
