import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { dayOf, type SiteFace } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { listDues, listLines } from './due.repo.ts';
import { lastMonth, versionOn } from './period.rules.ts';
import { listPlans, listVersions, tryTerms } from './plan.repo.ts';
import { presentLine, presentOfficeDue, presentRun } from './rebate.present.ts';
import { approveRun, countOpen, findRun, hashOfRun, listRuns, voidRun } from './run.repo.ts';
import { presentTerms, readTerms } from './terms.rules.ts';

const pageSize = 50;

export interface RebateOfficeDeps {
  readonly sql: Sql;
  /** Waits longer for what goes over all members. */
  readonly patient: Sql;
  readonly site: Pick<SiteFace, 'findById'>;
}

export function rebateOfficeRoutes(deps: RebateOfficeDeps): OfficeImplementation[] {
  return [...planRoutes(deps), ...runRoutes(deps), decideRoute(deps)];
}

function planRoutes({ sql, patient, site }: RebateOfficeDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.rebatePlans, async ({ site_id: siteId }, { now }) => {
      const found = site.findById(siteId);
      if (!found) return fail(404);
      const plans = await listPlans(sql, siteId);
      const versions = await listVersions(
        sql,
        plans.map((plan) => plan.plan_id),
      );
      const today = dayOf(now, found.timezone);
      return succeed({
        list: plans.map(({ plan_id: planId, currency, kind, period }) => {
          const own = versions.filter((each) => each.plan_id === planId);
          const inForce = versionOn(own, today);
          return {
            ...{ plan_id: planId, currency, kind, period },
            versions: own.map(({ version, from_day: fromDay, terms }) => ({
              ...{ version, from_day: fromDay, terms: presentTerms(terms, currency) },
              state: fromDay > today ? 'coming' : version === inForce?.version ? 'in_force' : 'over',
            })),
          };
        }),
      });
    }),

    implementQuery(officeEndpoints.rebateTry, async (input, { now }) => {
      const found = site.findById(input.site_id);
      if (!found) return fail(404);
      const { currency, kind, period } = input;
      if (!found.currencies.includes(currency)) return failFields({ currency: 'error.field_not_allowed' });
      const read = readTerms(input.terms, input);
      if ('faults' in read) return failFields(read.faults);
      const days = lastMonth(dayOf(now, found.timezone), period);
      const asked = { siteId: input.site_id, currency, kind, period, terms: read.terms, ...days };
      const halls = await tryTerms(patient, asked);
      const money = (minor: string | bigint | null) => formatMinor(BigInt(minor ?? 0), currency);
      const ggrMinor = BigInt(halls[0]?.ggr_minor ?? 0);
      const costMinor = halls.reduce((sum, hall) => sum + BigInt(hall.amount_minor ?? 0), 0n);
      return succeed({
        ...{ first_day: days.firstDay, last_day: days.lastDay, members: halls[0]?.all_members ?? 0 },
        ...{ cost: money(costMinor), ggr: money(ggrMinor) },
        share_bp: ggrMinor > 0n ? Number((costMinor * 10_000n) / ggrMinor) : null,
        halls: halls.flatMap((hall) =>
          hall.gt_id === null
            ? []
            : {
                ...{ gt_id: hall.gt_id, members: hall.members ?? 0 },
                ...{ base: money(hall.base_minor), amount: money(hall.amount_minor) },
              },
        ),
      });
    }),
  ];
}

function runRoutes({ sql, patient }: RebateOfficeDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.rebateRuns, async (input) => {
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const found = await listRuns(sql, { siteId: input.site_id, beforeId, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const open = await countOpen(
        sql,
        shown.map((run) => run.run_id),
      );
      return succeed({
        list: shown.map((run) => presentRun(run, open.get(run.run_id))),
        next_cursor: found.length > limit ? String(shown.at(-1)?.run_id) : null,
      });
    }),

    implementQuery(officeEndpoints.rebateRun, async ({ site_id: siteId, run_id: runId }) => {
      const run = await findRun(sql, siteId, runId);
      if (!run) return fail(404);
      return succeed(presentRun(run, (await countOpen(sql, [runId])).get(runId)));
    }),

    implementQuery(officeEndpoints.rebateRunMembers, async (input) => {
      const { site_id: siteId, run_id: runId, only = null, cursor, limit = pageSize } = input;
      if (!(await findRun(sql, siteId, runId))) return fail(404);
      const after = readNumberCursor(cursor) ?? 0;
      const found = await listDues(sql, { runId, only, after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      return succeed({
        list: shown.map(presentOfficeDue),
        next_cursor: found.length > limit ? String(shown.at(-1)?.member_id) : null,
      });
    }),

    implementQuery(officeEndpoints.rebateRunLines, async (input) => {
      const { site_id: siteId, run_id: runId, member_id: memberId } = input;
      const run = await findRun(sql, siteId, runId);
      if (!run) return fail(404);
      const lines = await listLines(sql, { runId, memberId, isApprovedOnly: false });
      return succeed({ list: lines.map((line) => presentLine(line, run.currency)) });
    }),

    implementQuery(officeEndpoints.rebateRunCheck, async ({ site_id: siteId, run_id: runId }) => {
      const run = await findRun(sql, siteId, runId);
      if (!run) return fail(404);
      const hash = await hashOfRun(patient, runId, true);
      return succeed({ is_same: hash === run.output_hash?.toString('hex'), output_hash: hash });
    }),
  ];
}

function decideRoute({ patient }: RebateOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.rebateRunDecide, (input, { actor, now }) =>
    patient.transaction().execute(async (transaction) => {
      const { site_id: siteId, run_id: runId, verdict, reason } = input;
      const run = await findRun(transaction, siteId, runId);
      if (!run) return fail(404);
      const isDone =
        verdict === 'approve'
          ? await approveRun(transaction, runId, { by: actor.account, now })
          : await voidRun(transaction, runId, now);
      if (!isDone) return fail(101);
      const receipt = await audited(transaction, actor, 'rebate.run_decided', {
        ...{ target: `rebate-run/${runId}`, siteId, reason },
        before: { state: 'calculated' },
        after: {
          state: verdict === 'approve' ? 'approved' : 'voided',
          ...{ currency: run.currency, amount: formatMinor(BigInt(run.amount_minor), run.currency) },
        },
      });
      return { ok: true, data: null, receipt };
    }),
  );
}
