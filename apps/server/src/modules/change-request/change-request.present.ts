import type { z } from 'zod';
import { formatMinor } from '@halls/contract';
import type { officeEndpoints } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import type { Approvable } from '#platform/office/approvable.ts';
import type { OfficeCall } from '#platform/office/office-call.ts';
import type { RequestRow, VoteRow } from './change-request.repo.ts';
import { refuseVote } from './change-request.rules.ts';

type Line = z.output<typeof officeEndpoints.changeRequestList.data>['list'][number];
type One = z.output<typeof officeEndpoints.changeRequestOne.data>['change_request'];

export interface Onlooker {
  readonly actor: Operator;
  readonly approvable: Approvable | undefined;
  readonly accounts: ReadonlyMap<number, string>;
}

export function presentLine(
  request: RequestRow,
  votes: readonly VoteRow[],
  { actor, approvable, accounts }: Onlooker,
): Line {
  const { amount, askedBy } = request;
  const isOpen = request.state === 'pending';
  const hasVoted = votes.some(({ operatorId }) => operatorId === actor.operatorId);
  const mayVote =
    approvable !== undefined && refuseVote(actor, approvable.endpoint.approval.permission, request) === null;
  return {
    change_request_id: request.changeRequestId,
    action: request.action,
    site_id: request.siteId,
    target: request.target,
    target_name: request.targetName,
    currency: amount?.currency ?? null,
    amount: amount && formatMinor(amount.amountMinor, amount.currency),
    state: request.state,
    asked_by: { operator_id: askedBy, account: accounts.get(askedBy) ?? '' },
    asked_at: request.askedAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    reason: request.reason,
    quorum: request.quorum,
    approvals: votes.filter(({ verdict }) => verdict === 'approve').length,
    may_vote: isOpen && mayVote && !hasVoted,
    may_withdraw: isOpen && askedBy === actor.operatorId,
  };
}

export function presentRequest(
  request: RequestRow,
  votes: readonly VoteRow[],
  onlooker: Onlooker,
  { say }: Pick<OfficeCall, 'say'>,
): One {
  return {
    ...presentLine(request, votes, onlooker),
    before: request.before,
    after: request.after,
    ended_at: request.endedAt?.toISOString() ?? null,
    failure: request.failure && say(request.failure),
    votes: votes.map(({ operatorId, verdict, reason, at }) => ({
      operator: { operator_id: operatorId, account: onlooker.accounts.get(operatorId) ?? '' },
      verdict,
      reason,
      at: at.toISOString(),
    })),
  };
}
