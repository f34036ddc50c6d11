import { type ExpressionBuilder, type Selectable } from 'kysely';
import type { ChangeRequestState, OfficeErrorKey } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction, Tables } from '#platform/database.ts';
import type { Described } from '#platform/office/approvable.ts';
import type { Money } from './change-request.rules.ts';

export interface RequestRow {
  readonly changeRequestId: number;
  readonly action: string;
  readonly siteId: number | null;
  readonly target: string;
  readonly targetName: string;
  readonly amount: Money | null;
  readonly intent: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly baseRevision: string;
  readonly reason: string;
  readonly quorum: number;
  readonly state: ChangeRequestState;
  readonly askedBy: number;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly failure: OfficeErrorKey | null;
}

export interface VoteRow {
  readonly changeRequestId: number;
  readonly operatorId: number;
  readonly verdict: 'approve' | 'reject';
  readonly reason: string;
  readonly at: Date;
}

const columns = [
  'change_request_id',
  'action',
  'site_id',
  'target',
  'target_name',
  'currency',
  'amount_minor',
  'intent',
  'before',
  'after',
  'base_revision',
  'reason',
  'quorum',
  'state',
  'asked_by',
  'asked_at',
  'expires_at',
  'ended_at',
  'failure',
] as const;

function readRow(row: Selectable<Tables['app.change_request']>): RequestRow {
  return {
    changeRequestId: row.change_request_id,
    action: row.action,
    siteId: row.site_id,
    target: row.target,
    targetName: row.target_name,
    amount:
      row.currency !== null && row.amount_minor !== null
        ? { currency: row.currency, amountMinor: BigInt(row.amount_minor) }
        : null,
    intent: row.intent,
    before: row.before,
    after: row.after,
    baseRevision: row.base_revision,
    reason: row.reason,
    quorum: row.quorum,
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    failure: row.failure,
  };
}

export async function insertRequest(
  transaction: SqlTransaction,
  request: {
    readonly action: string;
    readonly described: Described;
    readonly intent: unknown;
    readonly reason: string;
    readonly quorum: number;
    readonly askedBy: number;
    readonly askedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<number> {
  const { described } = request;
  const row = await transaction
    .insertInto('app.change_request')
    .values({
      action: request.action,
      site_id: described.siteId,
      target: described.target,
      target_name: described.targetName,
      currency: described.amount?.currency ?? null,
      amount_minor: described.amount?.amountMinor.toString() ?? null,
      intent: JSON.stringify(request.intent),
      before: JSON.stringify(described.before ?? null),
      after: JSON.stringify(described.after ?? null),
      base_revision: described.baseRevision,
      reason: request.reason,
      quorum: request.quorum,
      asked_by: request.askedBy,
      asked_at: request.askedAt,
      expires_at: request.expiresAt,
    })
    .returning('change_request_id')
    .executeTakeFirstOrThrow();
  return row.change_request_id;
}

/** Held until the transaction ends: votes on one request come one after the other. */
export async function lockRequest(
  transaction: SqlTransaction,
  changeRequestId: number,
): Promise<RequestRow | null> {
  const row = await transaction
    .selectFrom('app.change_request')
    .select(columns)
    .where('change_request_id', '=', changeRequestId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function findRequest(
  sql: SqlOrTransaction,
  changeRequestId: number,
): Promise<RequestRow | null> {
  const row = await sql
    .selectFrom('app.change_request')
    .select(columns)
    .where('change_request_id', '=', changeRequestId)
    .executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function endRequest(
  transaction: SqlTransaction,
  changeRequestId: number,
  end: { readonly state: ChangeRequestState; readonly failure?: OfficeErrorKey | null; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('app.change_request')
    .set({ state: end.state, ended_at: end.at, failure: end.failure ?? null })
    .where('change_request_id', '=', changeRequestId)
    .execute();
}

export async function insertVote(
  transaction: SqlTransaction,
  vote: VoteRow & { readonly askedBy: number },
): Promise<void> {
  await transaction
    .insertInto('app.change_request_vote')
    .values({
      change_request_id: vote.changeRequestId,
      asked_by: vote.askedBy,
      operator_id: vote.operatorId,
      verdict: vote.verdict,
      reason: vote.reason,
      at: vote.at,
    })
    .execute();
}

const mostVotes = 20;

/** In the order in which they were given. */
export async function votesOn(
  sql: SqlOrTransaction,
  changeRequestIds: readonly number[],
): Promise<readonly VoteRow[]> {
  if (changeRequestIds.length === 0) return [];
  return sql
    .selectFrom('app.change_request_vote')
    .select(['change_request_id as changeRequestId', 'operator_id as operatorId', 'verdict', 'reason', 'at'])
    .where('change_request_id', 'in', [...changeRequestIds])
    .orderBy('at')
    .limit(changeRequestIds.length * mostVotes)
    .execute();
}

/** Sites of which something is shown: null is all, and what is of the whole house. */
export type ShownSites = readonly number[] | null;

/** The latest first. */
export async function listRequests(
  sql: SqlOrTransaction,
  asked: {
    readonly sites: ShownSites;
    readonly siteId: number | undefined;
    readonly state: ChangeRequestState | undefined;
    readonly action: string | undefined;
    readonly before: number | null;
    readonly limit: number;
    /** Only what this operator has yet to decide, by where they may decide on what. */
    readonly votable: {
      readonly operatorId: number;
      readonly places: readonly { readonly action: string; readonly sites: ShownSites }[];
    } | null;
  },
): Promise<readonly RequestRow[]> {
  const { sites, siteId, state, action, before, votable } = asked;
  const rows = await sql
    .selectFrom('app.change_request')
    .select(columns)
    .$if(sites !== null, (query) => query.where('site_id', 'in', atLeastOne(sites)))
    .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(before !== null, (query) => query.where('change_request_id', '<', before ?? 0))
    .$if(votable !== null, (query) =>
      query
        .where('state', '=', 'pending')
        .where('asked_by', '<>', votable?.operatorId ?? 0)
        .where((where) => where.or((votable?.places ?? []).map((place) => isAt(where, place))))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('app.change_request_vote as vote')
                .select('vote.operator_id')
                .whereRef('vote.change_request_id', '=', 'app.change_request.change_request_id')
                .where('vote.operator_id', '=', votable?.operatorId ?? 0),
            ),
          ),
        ),
    )
    .orderBy('change_request_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(readRow);
}

function isAt(
  where: ExpressionBuilder<Tables, 'app.change_request'>,
  { action, sites }: { readonly action: string; readonly sites: ShownSites },
) {
  const isKind = where('action', '=', action);
  return sites === null ? isKind : where.and([isKind, where('site_id', 'in', atLeastOne(sites))]);
}

/** A list that is empty is none in SQL; no site has the number 0. */
function atLeastOne(sites: ShownSites): number[] {
  return sites && sites.length > 0 ? [...sites] : [0];
}

const expiredAtOnce = 100;

/** Held until the transaction ends; what somebody votes on at this moment comes with the next turn. */
export async function lockExpired(transaction: SqlTransaction, now: Date): Promise<readonly RequestRow[]> {
  const rows = await transaction
    .selectFrom('app.change_request')
    .select(columns)
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(expiredAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(readRow);
}
