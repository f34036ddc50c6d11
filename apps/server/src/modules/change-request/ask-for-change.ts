import type { z } from 'zod';
import type { askedSchema } from '@halls/contract/office';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { Approvable, Described } from '#platform/office/approvable.ts';
import { mayMove } from '#platform/office/may.ts';
import type { OfficeCall, OfficeImplementation } from '#platform/office/office-call.ts';
import { failFields, type Failure, type Success } from '#platform/result.ts';
import { findPolicy } from './change-policy.repo.ts';
import { endRequest, insertRequest } from './change-request.repo.ts';
import { quorumFor } from './change-request.rules.ts';

const hourMs = 3_600_000;

/** Undoes what was written when a change turns out not to be possible. */
export class Refused extends Error {
  readonly failure: Failure<number>;

  constructor(failure: Failure<number>) {
    super('the change is not possible');
    this.failure = failure;
  }
}

type Asked = Success<z.output<typeof askedSchema>>;

/** Keeps a change for others to agree to; where nobody has to, it is made at once, and there is a request of it all the same. */
export async function askForChange(
  { sql }: { readonly sql: Sql },
  approvable: Approvable,
  input: { readonly reason: string },
  call: OfficeCall,
): Promise<Asked | Failure<number>> {
  const { actor, now } = call;
  try {
    return await sql.transaction().execute(async (transaction) => {
      const described = await approvable.describe(transaction, input as never, {
        operatorId: actor.operatorId,
        officeHost: new URL(call.origin).hostname,
      });
      if ('ok' in described) throw new Refused(described);
      if (!isWithinLimit(approvable, described, call))
        throw new Refused(failFields({ amount: 'error.field_too_long' }));
      const { action, changeRequestId, quorum } = await keep(transaction, approvable, described, input, call);
      if (quorum > 0) {
        await noteAsked(transaction, action, described, changeRequestId, input, call);
        return { ok: true, data: { change_request_id: changeRequestId, state: 'pending' } };
      }
      const agreed = { actor, changeRequestId, askedBy: actor.operatorId, agreedBy: [] };
      const applied = await approvable.apply(transaction, input as never, agreed);
      if (!applied.ok) throw new Refused(applied);
      await endRequest(transaction, changeRequestId, { state: 'applied', at: now });
      return { ok: true, data: { change_request_id: changeRequestId, state: 'applied' } };
    });
  } catch (error) {
    if (error instanceof Refused) return error.failure;
    throw error;
  }
}

function isWithinLimit(
  { endpoint }: Approvable,
  { siteId, amount }: Described,
  { actor }: OfficeCall,
): boolean {
  const { permission } = endpoint;
  if (!amount || permission === 'own' || permission === 'open') return true;
  return mayMove(actor, permission, { siteId, ...amount });
}

async function keep(
  transaction: SqlTransaction,
  { endpoint }: Approvable,
  described: Described,
  input: { readonly reason: string },
  { actor, now }: OfficeCall,
) {
  const action = endpoint.audit;
  const policy = await findPolicy(transaction, action, described.siteId);
  const quorum = Math.max(quorumFor(policy, described.amount ?? null), endpoint.approval.atLeast ?? 0);
  const changeRequestId = await insertRequest(transaction, {
    ...{ action, described, quorum, intent: input, reason: input.reason },
    askedBy: actor.operatorId,
    askedAt: now,
    expiresAt: new Date(now.getTime() + policy.expiresHours * hourMs),
  });
  return { action, changeRequestId, quorum };
}

function noteAsked(
  transaction: SqlTransaction,
  action: string,
  described: Described,
  changeRequestId: number,
  { reason }: { readonly reason: string },
  { actor }: OfficeCall,
): Promise<AuditReceipt> {
  return audited(transaction, actor, 'change_request.asked', {
    target: described.target,
    siteId: described.siteId,
    before: described.before,
    after: { action, wanted: described.after },
    reason,
    changeRequestId,
  });
}

/** The calls that are asked for here and agreed to elsewhere. */
export function implementApproved(
  deps: { readonly sql: Sql },
  approvables: readonly Approvable[],
): OfficeImplementation[] {
  return approvables.map((approvable) => ({
    endpoint: approvable.endpoint,
    handle: (input: { readonly reason: string }, call: OfficeCall) =>
      askForChange(deps, approvable, input, call),
  }));
}
