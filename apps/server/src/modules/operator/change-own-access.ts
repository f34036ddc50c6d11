import type { Operator } from '#platform/actor.ts';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { AuditedOutcome, OfficeCall, OpenCall } from '#platform/office/office-call.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import { fail } from '#platform/result.ts';
import { findInvited, spendInvitation } from './invitation.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import {
  findCredentials,
  offerTotp,
  replacePassword,
  spendTotpStep,
  takeTotp,
  totpSecret,
} from './operator.repo.ts';
import { isWeak } from './operator.rules.ts';
import { endSessions } from './operator-session.repo.ts';
import { provePassword } from './prove.ts';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

/** Writes down what somebody did about themselves. */
export function auditedOwn<const Action extends string>(
  transaction: SqlTransaction,
  actor: Operator,
  action: Action,
  after: unknown = null,
): Promise<AuditReceipt<Action>> {
  const target = `operator/${actor.operatorId}`;
  return audited(transaction, actor, action, { target, before: null, after, reason: 'about themselves' });
}

/** A new password for who knows the old one; whoever else sits at a session of theirs is out. */
export async function changeOwnPassword(
  deps: OperatorDeps,
  input: { readonly old_password: string; readonly password: string },
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.password_changed', 101 | 102 | 103 | 104>> {
  const proof = await provePassword(deps, actor.account, input.old_password, now);
  if (proof.kind !== 'right') return fail(proof.kind === 'frozen' ? 104 : 101);
  if (input.password === input.old_password) return fail(103);
  if (isWeak(input.password, actor.account)) return fail(102);
  const passwordHash = await deps.passwords.hash(input.password);
  const receipt = await deps.sql.transaction().execute(async (transaction) => {
    await replacePassword(transaction, actor.operatorId, passwordHash);
    const except = actor.from.sessionId ?? undefined;
    const ended = await endSessions(transaction, actor.operatorId, { except }, 'password', now);
    return auditedOwn(transaction, actor, 'operator.password_changed', { sessionsEnded: ended });
  });
  return { ok: true, data: null, receipt };
}

/** Offers a secret for an authenticator; until a code of it is shown, nothing asks for one. */
export async function beginTwoFactor(
  deps: OperatorDeps,
  input: { readonly password: string },
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<{ secret: string; uri: string }, 'operator.two_factor_begun', 101 | 102 | 104>> {
  const proof = await provePassword(deps, actor.account, input.password, now);
  if (proof.kind !== 'right') return fail(proof.kind === 'frozen' ? 104 : 101);
  if (proof.credentials.totpSecret !== null) return fail(102);
  const { operatorId, account } = actor;
  const secret = newTotpSecret();
  const receipt = await deps.sql.transaction().execute(async (transaction) => {
    await offerTotp(transaction, operatorId, totpSecret.seal(deps.sealing, { operatorId }, secret));
    return auditedOwn(transaction, actor, 'operator.two_factor_begun');
  });
  return { ok: true, data: { secret, uri: totpUri(secret, account) }, receipt };
}

/** Takes the offered secret into use for who shows a code of it. */
export async function confirmTwoFactor(
  { sql, sealing }: OperatorDeps,
  input: { readonly code: string },
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.two_factor_set_up', 101 | 102>> {
  const { operatorId } = actor;
  const credentials = await findCredentials(sql, { operatorId });
  if (!credentials || credentials.totpSecret !== null) return fail(102);
  const { totpOffered, totpLastStep } = credentials;
  if (totpOffered === null) return fail(101);
  const secret = totpSecret.open(sealing, { operatorId }, totpOffered);
  const step = findTotpStep(secret, input.code, now, totpLastStep);
  if (step === null || !(await spendTotpStep(sql, operatorId, step))) return fail(101);
  const receipt = await sql.transaction().execute(async (transaction) => {
    await takeTotp(transaction, operatorId, totpOffered);
    return auditedOwn(transaction, actor, 'operator.two_factor_set_up');
  });
  return { ok: true, data: null, receipt };
}

/** Sets the password of whom a link was made for. */
export async function acceptInvitation(
  deps: OperatorDeps,
  input: { readonly token: string; readonly password: string },
  { now, remoteAddress, requestId }: OpenCall,
): Promise<AuditedOutcome<{ account: string }, 'operator.invitation_accepted', 101 | 102>> {
  const tokenHash = hashOfSecret(input.token);
  const operatorId = await findInvited(deps.sql, tokenHash, now);
  const credentials = operatorId === null ? undefined : await findCredentials(deps.sql, { operatorId });
  if (operatorId === null || credentials?.status !== 'active') return fail(101);
  const { account } = credentials;
  if (isWeak(input.password, account)) return fail(102);
  const passwordHash = await deps.passwords.hash(input.password);
  const receipt = await deps.sql.transaction().execute(async (transaction) => {
    if ((await spendInvitation(transaction, tokenHash, now)) === null) return null;
    await replacePassword(transaction, operatorId, passwordHash);
    const from = { sessionId: null, remoteAddress, requestId };
    const actor: Operator = { kind: 'operator', operatorId, account, isEmergency: false, grants: [], from };
    return auditedOwn(transaction, actor, 'operator.invitation_accepted');
  });
  return receipt ? { ok: true, data: { account }, receipt } : fail(101);
}
