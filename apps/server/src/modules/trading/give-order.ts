import type { DeskOrderState } from '@halls/contract/office';
import type { TradingOrder } from '@halls/contract/provider';
import type { Clock } from '@halls/service';
import type { ProviderConnections } from '#modules/provider-connection';
import type { Operator } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import type { AuditedOutcome } from '#platform/office/office-call.ts';
import { findOrder, insertOrder } from './desk-order.repo.ts';
import { sendOrders } from './send-orders.ts';

interface Deps extends ProviderConnections {
  readonly sql: Sql;
  readonly clock: Clock;
}

interface Given {
  readonly order_id: string;
  readonly state: DeskOrderState;
  readonly refusal: string | null;
}

/**
 * Keeps what an operator orders, with its line in the log, and tells the provider at once. Without an answer it waits and
 * is told again: what was ordered comes about even if this process ends here.
 */
export async function giveOrder<const Action extends string>(
  deps: Deps,
  action: Action,
  {
    gp_id: gpId,
    reason,
    actor,
    order,
  }: {
    readonly gp_id: string;
    readonly reason: string;
    readonly actor: Operator;
    readonly order: TradingOrder;
  },
): Promise<AuditedOutcome<Given, Action, never>> {
  const { kind, match_id: matchId, market_id: marketId, ...what } = order;
  const kept = await deps.sql.transaction().execute(async (transaction) => {
    const orderId = await insertOrder(transaction, {
      ...{ gpId, reason, asked: order, askedBy: actor.operatorId },
      ...{ changeRequestId: null, askedAt: deps.clock() },
    });
    const receipt = await audited(transaction, actor, action, {
      target:
        marketId === null
          ? `traded_match/${gpId}/${matchId}`
          : `traded_market/${gpId}/${matchId}/${marketId}`,
      before: null,
      after: { order: kind, ...what },
      reason,
    });
    return { orderId, receipt };
  });
  await sendOrders(deps, gpId);
  const order_id = kept.orderId;
  const { state = 'waiting', refusal = null } = (await findOrder(deps.sql, order_id)) ?? {};
  return { ok: true, data: { order_id, state, refusal }, receipt: kept.receipt };
}
