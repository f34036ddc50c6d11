import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { endRules, lockRules, publishRules as publish } from './rule-set.repo.ts';
import { inWords, targetOf } from './write-rules.ts';

interface Asked {
  readonly site_id: number;
  readonly version: number;
}

/** What was drafted becomes what holds, when somebody agrees who wrote none of it. */
export function publishRules(clock: Clock): Approvable {
  async function look(transaction: SqlTransaction, { site_id: siteId, version }: Asked) {
    const rules = await lockRules(transaction, siteId);
    const wanted = [rules.get('draft'), rules.get('shadow')].find((each) => each?.version === version);
    return wanted ? { wanted, live: rules.get('live') ?? null } : null;
  }

  return defineApprovable(officeEndpoints.riskPublish, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked) return fail(101);
      const { wanted, live } = looked;
      return {
        siteId: wanted.siteId,
        target: targetOf(wanted.version),
        targetName: String(wanted.version),
        before: live && inWords(live.body),
        after: inWords(wanted.body),
        baseRevision: `${wanted.revision} ${live?.version ?? 0}`,
        concerns: wanted.writerIds,
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked) return fail(101);
      const { wanted, live } = looked;
      const now = clock();
      if (live) await endRules(transaction, live.ruleSetId, now);
      await publish(transaction, wanted.ruleSetId, { by: actor, now });
      const receipt = await audited(transaction, actor, 'risk.rules_published', {
        target: targetOf(wanted.version),
        siteId: wanted.siteId,
        changeRequestId,
        before: live && inWords(live.body),
        after: inWords(wanted.body),
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}
