import { officeEndpoints, type RiskRules } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { endRules, insertDraft, lockRules, runBeside, updateDraft } from './rule-set.repo.ts';

export interface RulesDeps {
  readonly sql: Sql;
  isSite(siteId: number): boolean;
}

/** Drafts of rules, and what runs beside those that hold: one operator's work, since it decides nothing. */
export function writeRules({ sql, isSite }: RulesDeps): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.riskDraft, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, body } = input;
        if (!isSite(siteId)) return fail(404);
        const before = (await lockRules(transaction, siteId)).get('draft');
        if (input.base !== (before?.revision ?? 0)) return fail(101);
        const draft = { siteId, body, writtenBy: actor, now };
        if (before) await updateDraft(transaction, before, draft);
        const version = before?.version ?? (await insertDraft(transaction, draft));
        const receipt = await audited(transaction, actor, 'risk.rules_drafted', {
          target: targetOf(version),
          siteId,
          before: before ? inWords(before.body) : null,
          after: inWords(body),
          reason: input.reason,
        });
        return { ok: true, data: { version }, receipt };
      }),
    ),

    implementChange(officeEndpoints.riskShadow, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, version } = input;
        const rules = await lockRules(transaction, siteId);
        const from = input.runs ? 'draft' : 'shadow';
        const wanted = rules.get(from);
        if (wanted?.version !== version) return fail(101);
        const shadow = rules.get('shadow');
        if (shadow) await endRules(transaction, shadow.ruleSetId, now);
        if (input.runs) await runBeside(transaction, wanted.ruleSetId);
        const receipt = await audited(transaction, actor, 'risk.rules_shadowed', {
          target: targetOf(version),
          siteId,
          before: { state: from },
          after: { state: input.runs ? 'shadow' : 'ended' },
          reason: input.reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

export function targetOf(version: number): string {
  return `risk_rules/${version}`;
}

/** A line for each rule, so that two versions are compared by what they ask. */
export function inWords({ rules, ...bounds }: RiskRules) {
  const named = rules.map(({ fact, threshold, points }) => [`${fact} ${threshold}`, points] as const);
  return { ...bounds, ...Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
