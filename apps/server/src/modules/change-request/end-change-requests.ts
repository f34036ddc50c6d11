import type { System } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import type { AuditedOutcome, OfficeCall } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { endRequest, lockExpired, lockRequest } from './change-request.repo.ts';

const clockwork: System = { kind: 'system', part: 'change-requests' };

/** Takes back what one has asked for. */
export function withdrawRequest(
  sql: Sql,
  input: { readonly change_request_id: number; readonly reason: string },
  { actor, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'change_request.withdrawn', 101 | 104>> {
  return sql.transaction().execute(async (transaction) => {
    const request = await lockRequest(transaction, input.change_request_id);
    if (!request) return fail(404);
    if (request.askedBy !== actor.operatorId) return fail(104);
    if (request.state !== 'pending') return fail(101);
    const { changeRequestId, target, siteId, action } = request;
    await endRequest(transaction, changeRequestId, { state: 'withdrawn', at: now });
    const receipt = await audited(transaction, actor, 'change_request.withdrawn', {
      ...{ target, siteId, changeRequestId },
      before: { action, state: 'pending' },
      after: { action, state: 'withdrawn' },
      reason: input.reason,
    });
    return { ok: true, data: null, receipt };
  });
}

/** Ends what nobody has decided in time. */
export function expireRequests(sql: Sql, now: Date): Promise<void> {
  return sql.transaction().execute(async (transaction) => {
    for (const { changeRequestId, target, siteId, action } of await lockExpired(transaction, now)) {
      await endRequest(transaction, changeRequestId, { state: 'expired', at: now });
      await audited(transaction, clockwork, 'change_request.expired', {
        ...{ target, siteId, changeRequestId },
        before: { action, state: 'pending' },
        after: { action, state: 'expired' },
        reason: 'nobody decided in time',
      });
    }
  });
}
