import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { AuditedKind } from './audit.tables.ts';

export interface AuditRow {
  readonly auditEventId: number;
  readonly at: Date;
  readonly actorKind: AuditedKind;
  readonly actorRef: string;
  readonly action: string;
  readonly target: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly remoteAddress: string | null;
  readonly requestId: string | null;
  readonly changeRequestId: number | null;
  readonly siteId: number | null;
}

export interface AuditFilter {
  /** Null: all sites, and what is of the whole house. */
  readonly sites: readonly number[] | null;
  readonly siteId: number | undefined;
  readonly actorKind: AuditedKind | undefined;
  readonly actorRef: string | undefined;
  readonly action: string | undefined;
  readonly target: string | undefined;
  /** Days of UTC, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: number | null;
  readonly limit: number;
}

/** The latest first. */
export async function listAuditEvents(
  sql: SqlOrTransaction,
  filter: AuditFilter,
): Promise<readonly AuditRow[]> {
  const { sites, siteId, before, from, to } = filter;
  const equals = [
    ['actor_kind', filter.actorKind],
    ['actor_ref', filter.actorRef],
    ['action', filter.action],
    ['target', filter.target],
  ] as const;
  let query = sql
    .selectFrom('app.audit_event')
    .select([
      'audit_event_id as auditEventId',
      'at',
      'actor_kind as actorKind',
      'actor_ref as actorRef',
      'action',
      'target',
      'before',
      'after',
      'reason',
      raw<string | null>`host(remote_address)`.as('remoteAddress'),
      'request_id as requestId',
      'change_request_id as changeRequestId',
      'site_id as siteId',
    ]);
  for (const [column, value] of equals) if (value !== undefined) query = query.where(column, '=', value);
  if (sites !== null) query = query.where('site_id', 'in', sites.length > 0 ? [...sites] : [0]);
  if (siteId !== undefined) query = query.where('site_id', '=', siteId);
  if (before !== null) query = query.where('audit_event_id', '<', before);
  if (from !== undefined) query = query.where('at', '>=', startOf(from));
  if (to !== undefined) query = query.where('at', '<', new Date(startOf(to).getTime() + dayMs));
  return query.orderBy('audit_event_id', 'desc').limit(filter.limit).execute();
}

const dayMs = 86_400_000;
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

export interface LinkRow {
  readonly seq: number;
  readonly auditEventId: number;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
  /** What the line that is there comes to; null where there is none. */
  readonly recomputed: Buffer | null;
}

/** Links from after `after` on, with what their lines come to now. */
export async function listLinks(
  sql: SqlOrTransaction,
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<readonly LinkRow[]> {
  return sql
    .selectFrom('app.audit_link as link')
    .leftJoin('app.audit_event as event', 'event.audit_event_id', 'link.audit_event_id')
    .select([
      'link.seq',
      'link.audit_event_id as auditEventId',
      'link.prev_hash as prevHash',
      'link.hash',
      raw<Buffer | null>`case when event.audit_event_id is not null then app.audit_hash(link.prev_hash, event) end`.as(
        'recomputed',
      ),
    ])
    .where('link.seq', '>', after)
    .where('link.seq', '<=', upTo)
    .orderBy('link.seq')
    .limit(limit)
    .execute();
}

/**
 * The number of the last link of a day, or of one before it; 0 where there is none. Lines of two days may be tied in
 * another order than they were begun in.
 */
export async function lastSeqUntil(sql: SqlOrTransaction, day: string): Promise<number> {
  const row = await sql
    .selectFrom('app.audit_link')
    .select('seq')
    .where('day', '<=', day)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

export interface ChainHead {
  readonly seq: number;
  readonly hash: Buffer;
}

/** The end of the chain, which the next link goes on from. */
export async function readHead(sql: SqlOrTransaction): Promise<ChainHead> {
  return sql.selectFrom('app.audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
}

/** A line that was written since the chain began and is not tied to it; null: there is none. */
export async function findUntied(sql: SqlOrTransaction): Promise<number | null> {
  const row = await sql
    .selectFrom('app.audit_event as event')
    .leftJoin('app.audit_link as link', 'link.audit_event_id', 'event.audit_event_id')
    .select('event.audit_event_id as auditEventId')
    .where('link.seq', 'is', null)
    .where('event.audit_event_id', '>', (inner) =>
      inner.selectFrom('app.audit_link').select((link) => link.fn.min('audit_event_id').as('first')),
    )
    .orderBy('event.audit_event_id')
    .limit(1)
    .executeTakeFirst();
  return row?.auditEventId ?? null;
}
