import { officeEndpoints } from '@halls/contract/office';
import { checkChain } from '#platform/audit/check-chain.ts';
import { listAuditEvents, type AuditRow } from '#platform/audit/read-audit.repo.ts';
import type { Sql } from '#platform/database.ts';
import { sitesWhere } from '#platform/office/may.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';

const pageSize = 50;

export interface OperatorLogDeps {
  readonly sql: Sql;
  accountsOf(operatorIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Who did what, and the proof that nobody has changed what is written of it. */
export function operatorLogRoutes({ sql, accountsOf }: OperatorLogDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.logList, async (input, { actor }) => {
      const { cursor, limit = pageSize } = input;
      const rows = await listAuditEvents(sql, {
        sites: sitesWhere(actor, 'log.read'),
        siteId: input.site_id,
        actorKind: input.actor_kind,
        actorRef: input.actor_ref,
        action: input.action,
        target: input.target,
        from: input.from,
        to: input.to,
        before: readNumberCursor(cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const accounts = await accountsOf(shown.filter(isOfOperator).map(({ actorRef }) => Number(actorRef)));
      return succeed({
        list: shown.map((row) => present(row, accounts)),
        next_cursor: rows.length > limit ? String(shown.at(-1)?.auditEventId) : null,
      });
    }),

    implementQuery(officeEndpoints.logCheck, async ({ from, to }) => {
      const { checked, broken } = await checkChain(sql, { from, to });
      return succeed({
        checked,
        broken: broken && { log_event_id: broken.auditEventId, fault: broken.fault },
      });
    }),
  ];
}

function isOfOperator({ actorKind }: AuditRow): boolean {
  return actorKind === 'operator' || actorKind === 'emergency';
}

function present(row: AuditRow, accounts: ReadonlyMap<number, string>) {
  return {
    log_event_id: row.auditEventId,
    at: row.at.toISOString(),
    actor: {
      kind: row.actorKind,
      ref: row.actorRef,
      name: isOfOperator(row) ? (accounts.get(Number(row.actorRef)) ?? row.actorRef) : row.actorRef,
    },
    action: row.action,
    target: row.target,
    site_id: row.siteId,
    reason: row.reason,
    before: row.before,
    after: row.after,
    address: row.remoteAddress,
    request_id: row.requestId,
    change_request_id: row.changeRequestId,
  };
}
