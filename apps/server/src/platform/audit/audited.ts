import type { Actor } from '#platform/actor.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { insertAuditEvent, type AuditRecord } from './audit.repo.ts';
import type { AuditedKind } from './audit.tables.ts';

declare const writtenHere: unique symbol;

/** Proof that a change of this kind was written down. Nothing but `audited` makes one. */
export interface AuditReceipt<Action extends string = string> {
  readonly action: Action;
  readonly auditEventId: number;
  readonly [writtenHere]: true;
}

/** Writes down a change in the transaction that makes it, so that there is neither without the other. */
export async function audited<const Action extends string>(
  transaction: SqlTransaction,
  actor: Actor,
  action: Action,
  record: AuditRecord,
): Promise<AuditReceipt<Action>> {
  const auditEventId = await insertAuditEvent(
    transaction,
    { kind: kindOf(actor), ref: refOf(actor) },
    actor.kind === 'operator' ? actor.from : null,
    action,
    record,
  );
  return { action, auditEventId } as AuditReceipt<Action>;
}

/** What an emergency account does is marked as that. */
function kindOf(actor: Actor): AuditedKind {
  return actor.kind === 'operator' && actor.isEmergency ? 'emergency' : actor.kind;
}

function refOf(actor: Actor): string {
  switch (actor.kind) {
    case 'guest':
      return '';
    case 'member':
      return String(actor.memberId);
    case 'operator':
      return String(actor.operatorId);
    case 'provider':
      return actor.gpId;
    case 'system':
      return actor.part;
  }
}
