import { officeEndpoints, type ConformanceReport } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { insertRun, listRuns, type ConformanceRun } from './conformance-run.repo.ts';
import { refuseTrial, type RunDeps } from './run-from-office.ts';

const reportsShown = 20;

export function conformanceOfficeRoutes({
  sql,
  providers,
}: Pick<RunDeps, 'sql' | 'providers'>): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.conformanceReports, async ({ gp_id: gpId }, call) => {
      const connection = await providers.find(gpId);
      if (!connection) return fail(404);
      const runs = await listRuns(sql, gpId, reportsShown);
      return succeed({ refusal: refuseTrial(connection, call.now), list: runs.map(present) });
    }),

    implementChange(officeEndpoints.conformanceRun, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const { gp_id: gpId, currency, game_code: gameCode, reason } = input;
        const connection = await providers.find(gpId);
        if (!connection) return fail(404);
        const refusal = refuseTrial(connection, call.now);
        if (refusal) return fail(refusal === 'asks_wallet' ? 101 : 102);
        const { operatorId, account } = call.actor;
        const runId = await insertRun(transaction, {
          ...{ gpId, currency, gameCode, reason, askedAt: call.now },
          operator: { operatorId, account },
        });
        if (runId === null) return fail(103);
        const receipt = await audited(transaction, call.actor, 'provider.tried_out', {
          target: `provider/${gpId}`,
          before: null,
          after: { run: runId, currency, game_code: gameCode },
          reason,
        });
        return { ok: true, data: { conformance_run_id: runId }, receipt };
      }),
    ),
  ];
}

function present(run: ConformanceRun): ConformanceReport {
  return {
    conformance_run_id: run.runId,
    operator: { operator_id: run.operator.operatorId, account: run.operator.account },
    reason: run.reason,
    currency: run.currency,
    game_code: run.gameCode,
    asked_at: run.askedAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
    failure: run.failure === null ? null : failureOf(run.failure),
    results: [...run.results],
  };
}

function failureOf(stored: string): NonNullable<ConformanceReport['failure']> {
  return stored === 'is_open' || stored === 'asks_wallet' ? stored : 'broke_off';
}
