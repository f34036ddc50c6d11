import type { z } from 'zod';
import type { officeEndpoints } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import type { AuditedOutcome, OfficeCall, OpenCall } from '#platform/office/office-call.ts';
import { proofHoldsMs } from '#platform/office/admit.ts';
import { fail } from '#platform/result.ts';
import { assignmentsOf, grantsOf } from './assignment.repo.ts';
import { findSeal } from './emergency.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { presentMe, type MeData } from './operator.present.ts';
import { findOperator, isAddressAllowed, noteSignIn } from './operator.repo.ts';
import { insertSession, noteProof } from './operator-session.repo.ts';
import { hasTwoFactor, prove, type Refused } from './prove.ts';

type Asked<Name extends keyof typeof officeEndpoints> = z.output<(typeof officeEndpoints)[Name]['request']>;
export type SignedIn = MeData & { csrf: string };

const codes = { wrong: 101, 'code-wrong': 103, frozen: 104, 'passkey-wrong': 106 } as const;

/** Begins a session for whoever proves to be somebody; the browser keeps its token. */
export async function signIn(
  deps: OperatorDeps,
  input: Asked<'signIn'>,
  call: OpenCall,
): Promise<AuditedOutcome<SignedIn, 'operator.signed_in', 101 | 102 | 103 | 104 | 105 | 106>> {
  const { sql, csrfOf } = deps;
  const { now, remoteAddress } = call;
  const proof = await prove(deps, input.account.toLowerCase(), input, call);
  if (proof.kind !== 'right') return refuse(proof);
  const { operatorId, account } = proof.credentials;
  if (!(await isAddressAllowed(sql, operatorId, remoteAddress))) return fail(105);
  const grants = await grantsOf(sql, operatorId, now);
  const token = newSecret();
  const { actor, receipt } = await sql.transaction().execute(async (transaction) => {
    const holder = { operatorId, account, isEmergency: false, grants };
    const operator = await beginSession(transaction, holder, token, call);
    return {
      actor: operator,
      receipt: await audited(transaction, operator, 'operator.signed_in', {
        target: `operator/${operatorId}`,
        before: null,
        after: { userAgent: call.userAgent },
        reason: 'sign-in',
      }),
    };
  });
  call.keepToken(token);
  const session = {
    createdAt: now,
    provedAt: now,
    csrf: csrfOf(token),
    mustSetUpTwoFactor: deps.demandsTwoFactor && !hasTwoFactor(proof.credentials),
  };
  const data = await describeMe(deps, { actor, session, now });
  if (!data) throw new Error(`operator ${operatorId} is gone`);
  return { ok: true, data, receipt };
}

/** Lets somebody in by a token, and says who acts from now on. */
export async function beginSession(
  transaction: SqlTransaction,
  holder: Pick<Operator, 'operatorId' | 'account' | 'isEmergency' | 'grants'>,
  token: string,
  { now, remoteAddress, userAgent, requestId }: OpenCall,
): Promise<Operator> {
  const { operatorId } = holder;
  const session = { operatorId, tokenHash: hashOfSecret(token), remoteAddress, userAgent };
  const sessionId = await insertSession(transaction, session, now);
  await noteSignIn(transaction, operatorId, now);
  return { kind: 'operator', ...holder, from: { sessionId, remoteAddress, requestId } };
}

/** Who is signed in and what they may; null where they are gone. */
export async function describeMe(
  { sql }: OperatorDeps,
  { actor, session, now }: Pick<OfficeCall, 'actor' | 'session' | 'now'>,
): Promise<SignedIn | null> {
  const [operator, held] = await Promise.all([
    findOperator(sql, actor.operatorId),
    assignmentsOf(sql, [actor.operatorId]),
  ]);
  if (!operator) return null;
  const roles = (held.get(actor.operatorId) ?? [])
    .filter(({ validUntil }) => validUntil === null || validUntil > now)
    .map(({ role }) => role);
  const openUntil = operator.isEmergency
    ? ((await findSeal(sql, operator.operatorId))?.openUntil ?? null)
    : null;
  return { ...presentMe(operator, roles, actor.grants, session, openUntil), csrf: session.csrf };
}

/** Takes a fresh proof of who sits there. */
export async function stepUp(
  deps: OperatorDeps,
  input: Asked<'stepUp'>,
  call: OfficeCall,
): Promise<AuditedOutcome<{ proved_until: string }, 'operator.proved', 101 | 102 | 103 | 104 | 106>> {
  const { actor, now } = call;
  const proof = await prove(deps, actor.account, input, call);
  if (proof.kind !== 'right') return refuse(proof);
  const receipt = await deps.sql.transaction().execute(async (transaction) => {
    if (actor.from.sessionId !== null) await noteProof(transaction, actor.from.sessionId, now);
    return audited(transaction, actor, 'operator.proved', {
      target: `operator/${actor.operatorId}`,
      before: null,
      after: null,
      reason: 'step-up',
    });
  });
  const provedUntil = new Date(now.getTime() + proofHoldsMs).toISOString();
  return { ok: true, data: { proved_until: provedUntil }, receipt };
}

/** A second factor is asked for with what there is of it. */
function refuse(proof: Refused) {
  return proof.kind === 'second-needed' ? fail(102, proof.factors) : fail(codes[proof.kind]);
}
