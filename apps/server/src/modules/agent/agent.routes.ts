import { textIn, toBit } from '@halls/contract';
import {
  acceptAgentAgreement,
  agentAgreement,
  agentApplication,
  agentLevelRename,
  applyForAgent,
  checkAgentApplication,
} from '@halls/contract/agent';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { plainMarkup } from '#platform/plain-markup.ts';
import { fail, succeed } from '#platform/result.ts';
import { readLevelNames, takesApplications } from './agent.repo.ts';
import { acceptAgreement, findAgreement, findLastAcceptance } from './agreement.repo.ts';
import { findLastApplication } from './application.repo.ts';
import { applyForAgent as apply } from './apply-for-agent.ts';
import { mayApply } from './may-apply.ts';

export function agentRoutes(sql: Sql): Implementation[] {
  return [
    implement(agentLevelRename, async (_input, { actor, language }) => {
      const levels = await readLevelNames(sql, actor.siteId);
      return succeed({
        detail: levels.map(({ level, name }) => ({ level, name: textIn(name, language) })),
      });
    }),

    implement(checkAgentApplication, async (input, { actor }) => {
      const outcome = await mayApply(sql, actor, input.agent_id);
      return outcome.ok ? succeed({ is_valid: toBit(outcome.data) }) : outcome;
    }),

    implement(agentAgreement, async (_input, { actor, language }) => {
      const held = await findAgreement(sql, actor.siteId);
      if (!held) return fail(404);
      const accepted = await findLastAcceptance(sql, actor.memberId);
      return succeed({
        version: held.version,
        title: textIn(held.title, language),
        content: plainMarkup(textIn(held.content, language), { headings: true }),
        since: held.since.toISOString(),
        accepted: accepted
          ? { version: accepted.version, accepted_at: accepted.accepted_at.toISOString() }
          : null,
      });
    }),

    implement(acceptAgentAgreement, async ({ version }, { actor, language, now }) => {
      const { siteId, memberId } = actor;
      const accepted = await sql
        .transaction()
        .execute((transaction) => acceptAgreement(transaction, { siteId, memberId, version, language, now }));
      return accepted ? succeed({ accepted_at: accepted.toISOString() }) : fail(103);
    }),

    implement(agentApplication, async (_input, { actor }) => {
      const application = await findLastApplication(sql, actor.memberId);
      return succeed({
        application: application
          ? {
              state: application.state,
              applied_at: application.applied_at.toISOString(),
              decided_at: application.decided_at?.toISOString() ?? null,
              answer: application.answer,
            }
          : null,
        takes_applications: toBit(await takesApplications(sql, actor.siteId)),
      });
    }),

    implement(applyForAgent, async ({ plan, agreement_version: agreementVersion }, call) => {
      const { actor, language, now } = call;
      const outcome = await apply(sql, actor, { plan, agreementVersion, language, now });
      return outcome.ok ? succeed({ applied_at: outcome.data.toISOString() }) : outcome;
    }),
  ];
}
