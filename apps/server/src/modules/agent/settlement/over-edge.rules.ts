import { poolHalls, type PlanLine } from '@halls/contract/agent';
import type { FrozenPeriod } from './frozen-period.ts';

/**
 * Agents whose plan gives more of the turnover in a hall where it was played than the house keeps there after its rebates:
 * whoever bets with their own money below themselves would win by it. A hall of which nothing is known is none of them.
 */
export function findOverEdge({ plans, tree, played, rooms = [] }: FrozenPeriod): ReadonlySet<number> {
  const roomOf = new Map(rooms.map(({ currency, gtId, roomBp }) => [`${currency} ${gtId}`, roomBp]));
  const playedBy = Map.groupBy(played, ({ agentId }) => agentId);
  const below = Map.groupBy(tree, ({ ancestorId }) => ancestorId);
  const isOver = (line: PlanLine, agentId: number, currency: string): boolean => {
    if (line.kind !== 'turnover' && line.kind !== 'differential') return false;
    const halls: readonly number[] = poolHalls[line.pool];
    const sources =
      line.kind === 'turnover'
        ? [agentId]
        : (below.get(agentId) ?? []).map(({ descendantId }) => descendantId);
    return sources
      .flatMap((sourceId) => playedBy.get(sourceId) ?? [])
      .filter((play) => play.currency === currency && halls.includes(play.gtId))
      .some(({ gtId }) => line.rate_bp > (roomOf.get(`${currency} ${gtId}`) ?? Infinity));
  };
  return new Set(
    plans
      .filter(({ agentId, currency, lines }) => lines.some((line) => isOver(line, agentId, currency)))
      .map(({ agentId }) => agentId),
  );
}
