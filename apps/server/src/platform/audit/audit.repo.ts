import type { Operator } from '#platform/actor.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { AuditedKind } from './audit.tables.ts';

/** What a change was; secrets are left out of both sides. */
export interface AuditRecord {
  /** The thing that was changed, such as `provider/GPR8`. */
  readonly target: string;
  /** Null for what was not there. */
  readonly before: unknown;
  /** Null for what is gone. */
  readonly after: unknown;
  /** In the words of whoever made the change. */
  readonly reason: string;
  /** Whose log it is in besides that of the house; left out for what is of no site. */
  readonly siteId?: number | null;
  /** What it was agreed to by. */
  readonly changeRequestId?: number | null;
}

export async function insertAuditEvent(
  transaction: SqlTransaction,
  actor: { readonly kind: AuditedKind; readonly ref: string },
  from: Operator['from'] | null,
  action: string,
  { target, before, after, reason, siteId = null, changeRequestId = null }: AuditRecord,
): Promise<number> {
  const { audit_event_id: auditEventId } = await transaction
    .insertInto('app.audit_event')
    .values({
      actor_kind: actor.kind,
      actor_ref: actor.ref,
      action,
      target,
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(after ?? null),
      reason,
      operator_session_id: from?.sessionId ?? null,
      remote_address: from?.remoteAddress ?? null,
      request_id: from?.requestId ?? null,
      change_request_id: changeRequestId,
      site_id: siteId,
    })
    .returning('audit_event_id')
    .executeTakeFirstOrThrow();
  return auditEventId;
}
