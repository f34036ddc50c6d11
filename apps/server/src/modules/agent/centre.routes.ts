import { toBit } from '@halls/contract';
import { agentDownline, agentPromotion, countAgentVisit } from '@halls/contract/agent';
import { readOfficeMember } from '#modules/member';
import { listAgentDomains } from '#modules/registration';
import { dayOf } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, succeed } from '#platform/result.ts';
import { countVisit, type VisitDeps } from './count-visit.ts';
import { countDownline, listDownline, listWay } from './downline.repo.ts';
import { readFunnel } from './visit.repo.ts';

const pageSize = 50;
/** Who has come within so many days is new. */
const newDays = 30;
const dayMs = 24 * 60 * 60_000;

/** What agents see of those below them, and of how these have come. */
export function centreRoutes(deps: VisitDeps): Implementation[] {
  const { sql, site } = deps;
  return [
    implement(agentDownline, async (input, { actor, now }) => {
      const { under = actor.memberId, query = '', only_agents: onlyAgents = false, cursor } = input;
      const way = await listWay(sql, actor.memberId, under);
      if (!way) return fail(404);
      const before = cursor ?? null;
      const account = query === '' ? null : query.toLowerCase();
      const asked = { agentId: under, account, onlyAgents, before, limit: pageSize + 1 };
      const found = await listDownline(sql, asked);
      const shown = found.slice(0, pageSize);
      const since = new Date(now.getTime() - newDays * dayMs);
      const { members, agents, newcomers } = await countDownline(sql, { agentId: under, since });
      return succeed({
        way,
        totals: { members, agents, newcomers, new_days: newDays },
        list: shown.map((row) => ({
          member_id: row.member_id,
          account: row.account,
          is_agent: toBit(row.is_agent),
          joined_at: row.created_at.toISOString(),
          last_seen_at: row.last_login_at?.toISOString() ?? null,
          members: row.members,
        })),
        next_cursor: found.length > pageSize ? (shown.at(-1)?.member_id ?? null) : null,
      });
    }),

    implement(agentPromotion, async (_input, { actor, now }) => {
      const { siteId, memberId } = actor;
      const member = await readOfficeMember(sql, { siteId, memberId });
      if (!member) return fail(404);
      const since = new Date(now.getTime() - newDays * dayMs);
      const sinceDay = dayOf(since, site.findById(siteId)?.timezone ?? 'UTC');
      return succeed({
        path: `/?id=${memberId}`,
        code: member.recommendCode,
        domains: await listAgentDomains(sql, siteId, memberId),
        days: newDays,
        ...(await readFunnel(sql, { agentId: memberId, sinceDay, since })),
      });
    }),

    implement(countAgentVisit, async ({ agent_id: agentId }, call) => {
      await countVisit(deps, agentId, call);
      return succeed(null);
    }),
  ];
}
