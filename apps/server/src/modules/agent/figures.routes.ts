import { formatMinor, type Currency } from '@halls/contract';
import { agentLevels, agentOperations } from '@halls/contract/agent';
import { dayOf, type SiteFace } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { failFields, succeed } from '#platform/result.ts';
import { countLevels, listPlayedDays, listPlayedLevels } from './agent-day.repo.ts';

const mostDays = 31;
/** More than all halls in all currencies of so many days. */
const mostLines = 5_000;
const dayMs = 24 * 60 * 60_000;

interface FigureDeps {
  readonly sql: Sql;
  readonly site: Pick<SiteFace, 'findById'>;
}

/** What was played below an agent, by day and hall and by level. */
export function figureRoutes({ sql, site }: FigureDeps): Implementation[] {
  function daysOf(
    siteId: number,
    now: Date,
    input: { first_day?: string | undefined; last_day?: string | undefined },
  ) {
    const timeZone = site.findById(siteId)?.timezone ?? 'UTC';
    const lastDay = input.last_day ?? dayOf(now, timeZone);
    const firstDay = input.first_day ?? `${lastDay.slice(0, 8)}01`;
    const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
    return { timeZone, firstDay, lastDay, isPossible: days > 0 && days <= mostDays };
  }
  const badDays = () => failFields({ last_day: 'error.field_not_allowed' });

  return [
    implement(agentOperations, async (input, { actor, now }) => {
      const { siteId, memberId: agentId } = actor;
      const { isPossible, ...days } = daysOf(siteId, now, input);
      if (!isPossible) return badDays();
      const onlyOwn = input.only_own ?? false;
      const lines = await listPlayedDays(sql, { agentId, siteId, ...days, onlyOwn, limit: mostLines });
      return succeed({
        first_day: days.firstDay,
        last_day: days.lastDay,
        list: lines.map((line) => ({ day: line.day, gt_id: line.gt_id, ...present(line) })),
      });
    }),

    implement(agentLevels, async (input, { actor, now }) => {
      const { siteId, memberId: agentId } = actor;
      const { isPossible, ...days } = daysOf(siteId, now, input);
      if (!isPossible) return badDays();
      const played = await listPlayedLevels(sql, { agentId, siteId, ...days });
      const standing = await countLevels(sql, agentId);
      const depth = Math.max(standing.length, ...played.map(({ level }) => level));
      return succeed({
        first_day: days.firstDay,
        last_day: days.lastDay,
        list: Array.from({ length: depth }, (_, index) => ({
          level: index + 1,
          members: standing[index]?.members ?? 0,
          agents: standing[index]?.agents ?? 0,
          played: played.filter(({ level }) => level === index + 1).map(present),
        })),
      });
    }),
  ];
}

function present(row: {
  currency: string;
  rounds: string;
  stake_minor: string;
  payout_minor: string;
  valid_turnover_minor: string;
}) {
  const currency = row.currency as Currency;
  const stakeMinor = BigInt(row.stake_minor);
  const payoutMinor = BigInt(row.payout_minor);
  return {
    currency,
    rounds: Number(row.rounds),
    stake: formatMinor(stakeMinor, currency),
    payout: formatMinor(payoutMinor, currency),
    result: formatMinor(stakeMinor - payoutMinor, currency),
    valid_turnover: formatMinor(BigInt(row.valid_turnover_minor), currency),
  };
}
