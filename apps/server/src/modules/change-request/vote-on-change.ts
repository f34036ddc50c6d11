import type { ChangeRequestState, OfficeErrorKey } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { Approvable } from '#platform/office/approvable.ts';
import type { AuditedOutcome, OfficeCall } from '#platform/office/office-call.ts';
import { fail, type Failure } from '#platform/result.ts';
import { Refused } from './ask-for-change.ts';
import { endRequest, insertVote, lockRequest, votesOn, type RequestRow } from './change-request.repo.ts';
import { refuseVote } from './change-request.rules.ts';

interface Ballot {
  readonly change_request_id: number;
  readonly verdict: 'approve' | 'reject';
  readonly reason: string;
}

const refusalCodes = { own: 102, limit: 105, emergency: 106 } as const;

interface Voted {
  readonly state: ChangeRequestState;
  readonly failure: string | null;
}

type Outcome = AuditedOutcome<Voted, 'change_request.voted', 101 | 102 | 103 | 104 | 105 | 106>;

export interface VotingDeps {
  readonly sql: Sql;
  readonly approvableOf: (action: string) => Approvable | undefined;
}

/**
 * One vote. A refusal ends the request; the last agreement that is needed applies it in the same transaction, or finds
 * that what it is about has changed. What could not be applied is undone and ends the request as failed.
 */
export async function voteOnChange(deps: VotingDeps, ballot: Ballot, call: OfficeCall): Promise<Outcome> {
  try {
    return await deps.sql.transaction().execute((transaction) => cast(transaction, deps, ballot, call));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { failure } = error;
    return deps.sql
      .transaction()
      .execute((transaction) => castInVain(transaction, deps, ballot, call, failure));
  }
}

async function cast(
  transaction: SqlTransaction,
  deps: VotingDeps,
  ballot: Ballot,
  call: OfficeCall,
): Promise<Outcome> {
  const admitted = await admit(transaction, deps, ballot, call);
  if ('ok' in admitted) return admitted;
  const { request, approvable, isStale } = admitted;
  await keepVote(transaction, request, ballot, call);
  if (ballot.verdict === 'reject') return end(transaction, request, ballot, call, 'rejected', null);
  if (isStale) return end(transaction, request, ballot, call, 'stale', 'request_stale');
  const agreedBy = (await votesOn(transaction, [request.changeRequestId])).map((vote) => vote.operatorId);
  if (agreedBy.length < request.quorum) {
    const receipt = await noteVote(transaction, call.actor, request, ballot, 'pending');
    return { ok: true, data: { state: 'pending', failure: null }, receipt };
  }
  const { changeRequestId, askedBy, intent } = request;
  const agreed = { actor: call.actor, changeRequestId, askedBy, agreedBy };
  const applied = await approvable.apply(transaction, intent as never, agreed);
  if (!applied.ok) throw new Refused(applied);
  return end(transaction, request, ballot, call, 'applied', null);
}

/** The vote counts; what it would have done was undone. */
async function castInVain(
  transaction: SqlTransaction,
  deps: VotingDeps,
  ballot: Ballot,
  call: OfficeCall,
  failure: Failure<number>,
): Promise<Outcome> {
  const admitted = await admit(transaction, deps, ballot, call);
  if ('ok' in admitted) return admitted;
  await keepVote(transaction, admitted.request, ballot, call);
  const key = admitted.approvable.endpoint.codes[failure.code] ?? 'request_failed';
  return end(transaction, admitted.request, ballot, call, 'failed', key);
}

async function admit(
  transaction: SqlTransaction,
  { approvableOf }: VotingDeps,
  ballot: Ballot,
  { actor, now, origin }: OfficeCall,
): Promise<
  | { readonly request: RequestRow; readonly approvable: Approvable; readonly isStale: boolean }
  | Failure<101 | 102 | 103 | 104 | 105 | 106>
> {
  const request = await lockRequest(transaction, ballot.change_request_id);
  const approvable = request && approvableOf(request.action);
  if (!request || !approvable) return fail(404);
  const { permission } = approvable.endpoint.approval;
  const refusal = refuseVote(actor, permission, request);
  // who may not decide on it learns no more than that
  if (refusal === 'not-yours') return refuse(transaction, actor, request, ballot, 104);
  if (request.state !== 'pending' || request.expiresAt <= now) return fail(101);
  if (refusal) return refuse(transaction, actor, request, ballot, refusalCodes[refusal]);
  const votes = await votesOn(transaction, [request.changeRequestId]);
  if (votes.some(({ operatorId }) => operatorId === actor.operatorId)) return fail(103);
  const asker = { operatorId: request.askedBy, officeHost: new URL(origin).hostname };
  const described = await approvable.describe(transaction, request.intent as never, asker);
  if ('ok' in described) return { request, approvable, isStale: true };
  if (described.concerns?.includes(actor.operatorId)) return refuse(transaction, actor, request, ballot, 102);
  return { request, approvable, isStale: described.baseRevision !== request.baseRevision };
}

/** That somebody has tried is in the log. */
async function refuse<Code extends number>(
  transaction: SqlTransaction,
  actor: Operator,
  request: RequestRow,
  { verdict, reason }: Ballot,
  code: Code,
): Promise<{ readonly ok: false; readonly code: Code }> {
  await note(transaction, actor, 'change_request.vote_refused', request, { verdict, code }, reason);
  return fail(code);
}

function keepVote(
  transaction: SqlTransaction,
  { changeRequestId, askedBy }: RequestRow,
  { verdict, reason }: Ballot,
  { actor, now }: OfficeCall,
): Promise<void> {
  const { operatorId } = actor;
  return insertVote(transaction, { changeRequestId, askedBy, operatorId, verdict, reason, at: now });
}

async function end(
  transaction: SqlTransaction,
  request: RequestRow,
  ballot: Ballot,
  { actor, now, say }: OfficeCall,
  state: ChangeRequestState,
  failure: OfficeErrorKey | null,
): Promise<Outcome> {
  await endRequest(transaction, request.changeRequestId, { state, failure, at: now });
  const receipt = await noteVote(transaction, actor, request, ballot, state);
  return { ok: true, data: { state, failure: failure && say(failure) }, receipt };
}

function noteVote(
  transaction: SqlTransaction,
  actor: Operator,
  request: RequestRow,
  { verdict, reason }: Ballot,
  state: ChangeRequestState,
): Promise<AuditReceipt<'change_request.voted'>> {
  return note(transaction, actor, 'change_request.voted', request, { verdict, state }, reason);
}

function note<const Action extends string>(
  transaction: SqlTransaction,
  actor: Operator,
  action: Action,
  { target, siteId, action: wanted, changeRequestId }: RequestRow,
  after: object,
  reason: string,
): Promise<AuditReceipt<Action>> {
  const record = { target, siteId, before: null, after: { action: wanted, ...after }, reason };
  return audited(transaction, actor, action, { ...record, changeRequestId });
}
