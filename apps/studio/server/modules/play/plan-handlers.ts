import { type Currency, parseMinor } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import type { GameSession } from '#modules/game-session';
import { type StartPlan, startPlan, stopPlan, viewPlan, viewPlans } from '#modules/plan';
import type { PlayAnswerOf, PlayRequestOf } from '../../../play-protocol/play-protocol.ts';
import { isPlayable, parseBet } from './bet.rules.ts';
import { type PlayHandlers, refuse, type Refused } from './mount-play-calls.ts';
import type { PlayParts } from './play-parts.ts';

/** Plans of bets on several draws of the session's table. */
export function planHandlers(
  parts: PlayParts,
): Pick<PlayHandlers, 'startPlan' | 'stopPlan' | 'plans' | 'plan'> {
  const { sql } = parts;
  async function view(session: GameSession, planId: number): Promise<PlayAnswerOf<'plan'> | Refused> {
    return (await viewPlan(sql, session, planId)) ?? refuse('plan_unknown');
  }
  return {
    startPlan: {
      access: 'living-session',
      async answer(request, session) {
        const asked = readTerms(request, session.currency);
        if (!asked) return refuse('malformed');
        const game = findHouseGame(session.gpId, session.gameCode);
        if (game && !isPlayable(asked.bet, game, session, parts.gamble)) return refuse('bet_invalid');
        const started = await startPlan(parts, session, asked);
        return 'refused' in started ? refuse(started.refused) : view(session, started.planId);
      },
    },
    // whoever has lost the session still has the plan to stop
    stopPlan: {
      access: 'session',
      async answer({ plan_id }, session) {
        const planId = Number(plan_id);
        await stopPlan(parts, { planId, playerId: session.playerId });
        return view(session, planId);
      },
    },
    plans: {
      access: 'session',
      answer: async (_request, session) => ({ plans: await viewPlans(sql, session) }),
    },
    plan: {
      access: 'session',
      answer: ({ plan_id }, session) => view(session, Number(plan_id)),
    },
  };
}

/** Null for amounts that the currency can't express. */
function readTerms(request: PlayRequestOf<'startPlan'>, currency: Currency): StartPlan | null {
  const bet = parseBet(request.bet, currency);
  if (!bet) return null;
  const amount = (text: string | undefined): bigint | null =>
    text === undefined ? null : parseMinor(text, currency);
  try {
    return {
      clientPlanId: request.client_plan_id,
      clientSeed: request.client_seed,
      bet,
      terms: {
        draws: request.draws,
        endsAtWin: request.ends_at_win,
        winStopMinor: amount(request.win_stop),
        lossStopMinor: amount(request.loss_stop),
      },
      schedule: request.schedule,
      mostCostMinor: parseMinor(request.most_cost, currency),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
