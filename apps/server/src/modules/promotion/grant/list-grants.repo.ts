import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { GrantState } from '@halls/contract/promotion';
import type { SqlOrTransaction } from '#platform/database.ts';

/** A bonus with what it asks, and how it stands. */
export interface Grant {
  readonly grantId: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly state: GrantState;
  readonly grantedMinor: bigint;
  /** What it holds; of one that waits, what it will. */
  readonly heldMinor: bigint;
  readonly requiredMinor: bigint;
  readonly wageredMinor: bigint;
  /** What became cash. */
  readonly cashedMinor: bigint;
  readonly weightBp: number;
  readonly gtId: number;
  readonly maxStakeMinor: bigint | null;
  readonly maxCashoutMinor: bigint | null;
  /** As `GP/code`. */
  readonly excludedGames: readonly string[];
  readonly sourceType: string;
  readonly sourceId: string;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
}

const maxOpen = 50;
const openStates: GrantState[] = ['queued', 'active', 'settling'];

function selectGrants(sql: SqlOrTransaction) {
  return sql
    .selectFrom('promo.grant as g')
    .select(['g.grant_id', 'g.site_id', 'g.member_id', 'g.currency', 'g.state', 'g.granted_minor'])
    .select(['g.required_minor', 'g.wagered_minor', 'g.cashed_minor', 'g.weight_bp', 'g.gt_id'])
    .select(['g.max_stake_minor', 'g.max_cashout_minor', 'g.excluded_games', 'g.source_type', 'g.source_id'])
    .select(['g.given_at', 'g.expires_at', 'g.settled_at'])
    .select(
      raw<string>`case when g.state = 'queued' then g.granted_minor when g.state in ('active', 'settling')
        then promo.bonus_of(g.member_id, g.currency) else 0 end`.as('held_minor'),
    );
}
type Row = Awaited<ReturnType<ReturnType<typeof selectGrants>['executeTakeFirstOrThrow']>>;

/** Those of a member's that are not over: the one that has money first, then in the order in which they get it. */
export async function listOpenGrants(
  sql: SqlOrTransaction,
  { memberId, currency }: { readonly memberId: number; readonly currency: Currency },
): Promise<Grant[]> {
  const rows = await selectGrants(sql)
    .where('g.member_id', '=', memberId)
    .where('g.currency', '=', currency)
    .where('g.state', 'in', openStates)
    .orderBy(raw`g.state = 'queued'`)
    .orderBy('g.priority')
    .orderBy('g.expires_at')
    .orderBy('g.grant_id')
    .limit(maxOpen)
    .execute();
  return rows.map(toGrant);
}

/** Those of a member's that are over, the newest first, from before one on. */
export async function listEndedGrants(
  sql: SqlOrTransaction,
  asked: { memberId: number; currency: Currency; beforeId: number | null; limit: number },
): Promise<Grant[]> {
  const { beforeId } = asked;
  const rows = await selectGrants(sql)
    .where('g.member_id', '=', asked.memberId)
    .where('g.currency', '=', asked.currency)
    .where('g.state', 'not in', openStates)
    .$if(beforeId !== null, (query) => query.where('g.grant_id', '<', beforeId))
    .orderBy('g.grant_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(toGrant);
}

/** What the member's rounds in a hall came to on the average since a day, in minor units; null where there were none. */
export async function typicalStakeOf(
  sql: SqlOrTransaction,
  whose: { memberId: number; currency: Currency; gtId: number; since: Date },
): Promise<bigint | null> {
  const { rows } = await raw<{ stake_minor: string | null }>`
    select play.typical_stake(${whose.memberId}, ${whose.currency}, ${whose.gtId}, ${whose.since}::date)::text
      as stake_minor`.execute(sql);
  const stake = rows[0]?.stake_minor ?? null;
  return stake === null ? null : BigInt(stake);
}

/** Those of a site's members, the newest first, from before one on. */
export async function listGrantsOfSite(
  sql: SqlOrTransaction,
  asked: {
    siteId: number;
    memberId: number | undefined;
    state: GrantState | undefined;
    beforeId: number | null;
    limit: number;
  },
): Promise<Grant[]> {
  const { memberId, state, beforeId } = asked;
  const rows = await selectGrants(sql)
    .where('g.site_id', '=', asked.siteId)
    .$if(memberId !== undefined, (query) => query.where('g.member_id', '=', memberId ?? 0))
    .$if(state !== undefined, (query) => query.where('g.state', '=', state ?? 'active'))
    .$if(beforeId !== null, (query) => query.where('g.grant_id', '<', beforeId))
    .orderBy('g.grant_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(toGrant);
}

export async function findGrant(
  sql: SqlOrTransaction,
  which: { siteId: number; grantId: number },
): Promise<Grant | null> {
  const row = await selectGrants(sql)
    .where('g.site_id', '=', which.siteId)
    .where('g.grant_id', '=', which.grantId)
    .executeTakeFirst();
  return row ? toGrant(row) : null;
}

function toGrant(row: Row): Grant {
  const minor = (value: number | string | null) => (value === null ? null : BigInt(value));
  return {
    grantId: row.grant_id,
    siteId: row.site_id,
    memberId: row.member_id,
    currency: row.currency,
    state: row.state,
    grantedMinor: BigInt(row.granted_minor),
    heldMinor: BigInt(row.held_minor),
    requiredMinor: BigInt(row.required_minor),
    wageredMinor: BigInt(row.wagered_minor),
    cashedMinor: BigInt(row.cashed_minor),
    weightBp: row.weight_bp,
    gtId: row.gt_id,
    maxStakeMinor: minor(row.max_stake_minor),
    maxCashoutMinor: minor(row.max_cashout_minor),
    excludedGames: row.excluded_games,
    sourceType: row.source_type,
    sourceId: row.source_id,
    givenAt: row.given_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
  };
}
