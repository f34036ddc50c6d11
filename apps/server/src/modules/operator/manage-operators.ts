import type { z } from 'zod';
import type { officeEndpoints, OfficeLanguage } from '@halls/contract/office';
import type { Actor } from '#platform/actor.ts';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { AuditedOutcome, OfficeCall } from '#platform/office/office-call.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { fail } from '#platform/result.ts';
import { assignmentsOf } from './assignment.repo.ts';
import { saveInvitation } from './invitation.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { insertOperator, lockOperator, replacePassword, updateOperator } from './operator.repo.ts';
import { invitationHoldsMs } from './operator.rules.ts';
import { endSessions } from './operator-session.repo.ts';
import { deletePasskeysOf } from './passkey.repo.ts';

type Deps = Pick<OperatorDeps, 'sql'>;
type Asked<Name extends keyof typeof officeEndpoints> = z.output<(typeof officeEndpoints)[Name]['request']>;
type LinkData = z.output<typeof officeEndpoints.createOperator.data>;

/** A link, below the office's origin; what is behind the # stays in the browser. */
export interface Invitation {
  readonly link: string;
  readonly expiresAt: Date;
}

/** A new operator without rights; null where the account is taken. */
export async function addOperator(
  transaction: SqlTransaction,
  actor: Actor,
  operator: { readonly account: string; readonly name: string; readonly language: OfficeLanguage },
  reason: string,
  now: Date,
): Promise<{
  readonly operatorId: number;
  readonly invitation: Invitation;
  readonly receipt: AuditReceipt<'operator.created'>;
} | null> {
  const account = operator.account.toLowerCase();
  const operatorId = await insertOperator(transaction, { ...operator, account }, now);
  if (operatorId === null) return null;
  const receipt = await audited(transaction, actor, 'operator.created', {
    target: `operator/${operatorId}`,
    before: null,
    after: { account, name: operator.name, language: operator.language },
    reason,
  });
  return { operatorId, invitation: await invite(transaction, operatorId, now), receipt };
}

/** Takes password, second factor and sessions from an operator, and makes a link by which they set a password. */
export async function inviteAgain(
  transaction: SqlTransaction,
  actor: Actor,
  operatorId: number,
  reason: string,
  now: Date,
): Promise<{ readonly invitation: Invitation; readonly receipt: AuditReceipt<'operator.invited'> }> {
  await replacePassword(transaction, operatorId, null, { withoutTwoFactor: true });
  await deletePasskeysOf(transaction, operatorId);
  const sessionsEnded = await endSessions(transaction, operatorId, {}, 'invited', now);
  const receipt = await audited(transaction, actor, 'operator.invited', {
    target: `operator/${operatorId}`,
    before: null,
    after: { sessionsEnded },
    reason,
  });
  return { invitation: await invite(transaction, operatorId, now), receipt };
}

async function invite(transaction: SqlTransaction, operatorId: number, now: Date): Promise<Invitation> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + invitationHoldsMs);
  await saveInvitation(transaction, { operatorId, tokenHash: hashOfSecret(token), expiresAt });
  return { link: `/invitation#${token}`, expiresAt };
}

export async function createOperator(
  { sql }: Deps,
  input: Asked<'createOperator'>,
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<LinkData, 'operator.created', 101>> {
  const added = await sql
    .transaction()
    .execute((transaction) => addOperator(transaction, actor, input, input.reason, now));
  if (!added) return fail(101);
  return { ok: true, data: linkOf(added.operatorId, added.invitation), receipt: added.receipt };
}

export async function inviteOperator(
  { sql }: Deps,
  input: Asked<'inviteOperator'>,
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<LinkData, 'operator.invited', 101 | 102 | 103>> {
  const { operator_id: operatorId, reason } = input;
  if (operatorId === actor.operatorId) return fail(101);
  return sql.transaction().execute(async (transaction) => {
    const operator = await lockOperator(transaction, operatorId);
    if (!operator) return fail(404);
    if (operator.isEmergency) return fail(103);
    const held = await assignmentsOf(transaction, [operatorId]);
    // one person alone could else become two
    if (held.has(operatorId)) return fail(102);
    const { invitation, receipt } = await inviteAgain(transaction, actor, operatorId, reason, now);
    return { ok: true, data: linkOf(operatorId, invitation), receipt };
  });
}

export async function changeOperator(
  { sql }: Deps,
  input: Asked<'updateOperator'>,
  { actor }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.updated', 101>> {
  const { operator_id: operatorId, name, language, allowed_addresses: allowedAddresses, reason } = input;
  if (operatorId === actor.operatorId) return fail(101);
  return sql.transaction().execute(async (transaction) => {
    const before = await lockOperator(transaction, operatorId);
    if (!before) return fail(404);
    const after = { name, language, allowedAddresses };
    await updateOperator(transaction, operatorId, after);
    const receipt = await audited(transaction, actor, 'operator.updated', {
      target: `operator/${operatorId}`,
      before: { name: before.name, language: before.language, allowedAddresses: before.allowedAddresses },
      after,
      reason,
    });
    return { ok: true, data: null, receipt };
  });
}

export async function setOperatorStatus(
  { sql }: Deps,
  input: Asked<'setOperatorStatus'>,
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.status_set', 101 | 102>> {
  const { operator_id: operatorId, status, reason } = input;
  if (operatorId === actor.operatorId) return fail(101);
  return sql.transaction().execute(async (transaction) => {
    const before = await lockOperator(transaction, operatorId);
    if (!before) return fail(404);
    if (before.status === status) return fail(102);
    await updateOperator(transaction, operatorId, { status });
    const sessionsEnded =
      status === 'disabled' ? await endSessions(transaction, operatorId, {}, 'disabled', now) : 0;
    const receipt = await audited(transaction, actor, 'operator.status_set', {
      target: `operator/${operatorId}`,
      before: { status: before.status },
      after: { status, sessionsEnded },
      reason,
    });
    return { ok: true, data: null, receipt };
  });
}

function linkOf(operatorId: number, { link, expiresAt }: Invitation): LinkData {
  return { operator_id: operatorId, link, expires_at: expiresAt.toISOString() };
}
