import type { Operator, System } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { AuditedOutcome, OfficeCall, OpenCall } from '#platform/office/office-call.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { fail } from '#platform/result.ts';
import { grantsOf } from './assignment.repo.ts';
import { findSeal, giveWayIn, lockOverdue, shutSeal, spendWayIn } from './emergency.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findOperator, isAddressAllowed } from './operator.repo.ts';
import { endSessions } from './operator-session.repo.ts';
import { beginSession, describeMe, type SignedIn } from './sign-in.ts';

const clockwork: System = { kind: 'system', part: 'emergency-accounts' };
const targetOf = (operatorId: number) => `operator/${operatorId}`;

/** Where the way in leads, below the office's origin; what is behind the # stays in the browser. */
export function wayIn(token: string): string {
  return `/emergency#${token}`;
}

interface Asked {
  readonly operator_id: number;
  readonly reason: string;
}

/** The way in, for whom the account was opened. */
export async function takeEmergency(
  { sql }: OperatorDeps,
  { operator_id: operatorId, reason }: Asked,
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<{ link: string; expires_at: string }, 'operator.emergency_taken', 101>> {
  const token = newSecret();
  return sql.transaction().execute(async (transaction) => {
    const way = { operatorId, to: actor.operatorId, tokenHash: hashOfSecret(token) };
    const openUntil = await giveWayIn(transaction, way, now);
    if (!openUntil) return fail(101);
    const record = { target: targetOf(operatorId), before: null, after: { openUntil }, reason };
    const receipt = await audited(transaction, actor, 'operator.emergency_taken', record);
    return { ok: true, data: { link: wayIn(token), expires_at: openUntil.toISOString() }, receipt };
  });
}

/** Begins the one session of an opening. */
export async function enterEmergency(
  deps: OperatorDeps,
  { token: given }: { readonly token: string },
  call: OpenCall,
): Promise<AuditedOutcome<SignedIn, 'operator.emergency_entered', 101>> {
  const { sql, csrfOf } = deps;
  const { now } = call;
  const token = newSecret();
  const entered = await sql.transaction().execute(async (transaction) => {
    const way = await spendWayIn(transaction, hashOfSecret(given), now);
    const operator = way && (await findOperator(transaction, way.operatorId));
    if (!way || operator?.status !== 'active') return null;
    if (!(await isAddressAllowed(transaction, way.operatorId, call.remoteAddress))) return null;
    const grants = await grantsOf(transaction, way.operatorId, now);
    const { operatorId, account, isEmergency } = operator;
    const actor = await beginSession(transaction, { operatorId, account, isEmergency, grants }, token, call);
    const receipt = await audited(transaction, actor, 'operator.emergency_entered', {
      target: targetOf(operatorId),
      before: null,
      after: { openedFor: way.openedFor, userAgent: call.userAgent },
      reason: 'an emergency',
    });
    return { actor, receipt };
  });
  if (!entered) return fail(101);
  call.keepToken(token);
  const session = { createdAt: now, provedAt: now, csrf: csrfOf(token), mustSetUpTwoFactor: false };
  const data = await describeMe(deps, { actor: entered.actor, session, now });
  if (!data) throw new Error(`operator ${entered.actor.operatorId} is gone`);
  return { ok: true, data, receipt: entered.receipt };
}

export async function closeEmergency(
  { sql }: OperatorDeps,
  { operator_id: operatorId, reason }: Asked,
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.emergency_closed', 101>> {
  return sql.transaction().execute(async (transaction) => {
    const seal = await findSeal(transaction, operatorId);
    if (!seal) return fail(404);
    if (!(await shutSeal(transaction, operatorId))) return fail(101);
    return { ok: true, data: null, receipt: await noteShut(transaction, actor, operatorId, reason, now) };
  });
}

/** Shuts those whose time is over. Their sessions had ended by the clock; that they did stands in the log. */
export async function closeOverdue(sql: Sql, now: Date): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    for (const operatorId of await lockOverdue(transaction, now)) {
      await shutSeal(transaction, operatorId);
      await noteShut(transaction, clockwork, operatorId, 'its time was over', now);
    }
  });
}

async function noteShut(
  transaction: SqlTransaction,
  actor: Operator | System,
  operatorId: number,
  reason: string,
  now: Date,
) {
  const sessionsEnded = await endSessions(transaction, operatorId, {}, 'sealed', now);
  return audited(transaction, actor, 'operator.emergency_closed', {
    target: targetOf(operatorId),
    before: { open: true },
    after: { open: false, sessionsEnded },
    reason,
  });
}
