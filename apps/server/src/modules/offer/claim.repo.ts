import { sql as raw } from 'kysely';
import type { OfferClaimState } from '@halls/contract/offer';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Claim {
  readonly claimId: number;
  readonly campaignId: number;
  readonly memberId: number;
  readonly version: number;
  readonly period: string;
  readonly state: OfferClaimState;
  readonly refusedWhy: 'budget' | 'member_cap' | 'blocked' | null;
  readonly grantedMinor: bigint;
  readonly orderId: string | null;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('offer.claim')
    .select(['claim_id', 'campaign_id', 'member_id', 'version', 'period', 'state', 'refused_why'])
    .select(['granted_minor', 'order_id', 'claimed_at', 'expires_at', 'ended_at']);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export type OptIn =
  | {
      readonly outcome: 'given' | 'waiting' | 'known';
      readonly claimId: number;
      readonly grantedMinor: bigint;
    }
  | {
      readonly outcome:
        | ('over' | 'changed' | 'no_code' | 'code_used_up')
        | ('too_small' | 'blocked' | 'member_cap' | 'budget');
    };

/** A member opts in to a version of a campaign: see `offer.opt_in`. */
export async function optIn(
  sql: Sql,
  asked: {
    readonly campaignId: number;
    readonly version: number;
    readonly memberId: number;
    readonly period: string;
    readonly code: string | null;
    readonly expiresAt: Date;
    readonly now: Date;
  },
): Promise<OptIn> {
  const { rows } = await raw<{ outcome: OptIn['outcome']; claim_id: number | null; granted: string | null }>`
    select outcome, claim_id, granted_minor::text as granted
    from offer.opt_in(${asked.campaignId}, ${asked.version}, ${asked.memberId}, ${asked.period}, ${asked.code},
      ${asked.expiresAt}, ${asked.now})`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('offer.opt_in answered nothing');
  const { outcome, claim_id: claimId } = row;
  if (outcome !== 'given' && outcome !== 'waiting' && outcome !== 'known') return { outcome };
  return { outcome, claimId: claimId ?? 0, grantedMinor: BigInt(row.granted ?? 0) };
}

/** What the site's campaigns give to who registers, in that transaction: see `offer.give_at_registration`. */
export async function giveAtRegistration(
  transaction: SqlTransaction,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<void> {
  await raw`select offer.give_at_registration(${memberId}, ${now})`.execute(transaction);
}

/** False where none waits. */
export async function withdrawClaim(
  sql: Sql,
  which: { readonly claimId: number; readonly memberId: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await raw<{ is_withdrawn: boolean }>`
    select offer.withdraw(${which.claimId}, ${which.memberId}, ${which.now}) as is_withdrawn`.execute(sql);
  return rows[0]?.is_withdrawn ?? false;
}

/** Whether no bet is taken from a member, and so nothing is given to them. */
export async function isBlocked(sql: SqlOrTransaction, memberId: number, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_blocked: boolean }>`
    select offer.is_blocked(${memberId}, ${now}) as is_blocked`.execute(sql);
  return rows[0]?.is_blocked ?? true;
}

/** How many have lapsed, of `most` at a time. */
export async function lapseDue(sql: Sql, now: Date, most: number): Promise<number> {
  const { rows } = await raw<{ lapsed: number }>`
    select offer.lapse_due(${now}, ${most}) as lapsed`.execute(sql);
  return rows[0]?.lapsed ?? 0;
}

/** The member's of these campaigns that wait or were given, by campaign and period. */
export async function findClaims(
  sql: SqlOrTransaction,
  { memberId, campaignIds }: { readonly memberId: number; readonly campaignIds: readonly number[] },
): Promise<(campaignId: number, period: string) => Claim | null> {
  if (campaignIds.length === 0) return () => null;
  const rows = await select(sql)
    .where('member_id', '=', memberId)
    .where('campaign_id', 'in', [...campaignIds])
    .where('state', 'in', ['waiting', 'given'])
    .orderBy('claim_id', 'desc')
    .limit(mostOfMember)
    .execute();
  const claims = new Map(rows.map((row) => [`${row.campaign_id} ${row.period}`, toClaim(row)]));
  return (campaignId, period) => claims.get(`${campaignId} ${period}`) ?? null;
}
const mostOfMember = 1_000;

/** What a member was given of a campaign so far. */
export async function sumGranted(
  sql: SqlOrTransaction,
  { memberId, campaignIds }: { readonly memberId: number; readonly campaignIds: readonly number[] },
): Promise<ReadonlyMap<number, bigint>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('offer.claim')
    .select(['campaign_id', raw<string>`sum(granted_minor)::text`.as('granted')])
    .where('member_id', '=', memberId)
    .where('campaign_id', 'in', [...campaignIds])
    .where('state', '=', 'given')
    .groupBy('campaign_id')
    .orderBy('campaign_id')
    .limit(campaignIds.length)
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, BigInt(row.granted)]));
}

/** The campaign that a code of the site is of. */
export async function campaignOfCode(
  sql: SqlOrTransaction,
  { siteId, code }: { readonly siteId: number; readonly code: string },
): Promise<number | null> {
  const row = await sql
    .selectFrom('offer.code')
    .select('campaign_id')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.campaign_id ?? null;
}

/** Those of a campaign, the newest first, from before one on. */
export async function listClaims(
  sql: SqlOrTransaction,
  asked: {
    readonly campaignId: number;
    readonly state: OfferClaimState | undefined;
    readonly beforeId: number | null;
    readonly limit: number;
  },
): Promise<Claim[]> {
  const { state, beforeId } = asked;
  const rows = await select(sql)
    .where('campaign_id', '=', asked.campaignId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(beforeId !== null, (query) => query.where('claim_id', '<', beforeId ?? 0))
    .orderBy('claim_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(toClaim);
}

export async function listCodes(sql: SqlOrTransaction, campaignId: number) {
  return sql
    .selectFrom('offer.code')
    .select(['code', 'uses', 'used'])
    .where('campaign_id', '=', campaignId)
    .orderBy('code')
    .limit(mostCodes)
    .execute();
}
const mostCodes = 500;

function toClaim(row: Row): Claim {
  return {
    claimId: row.claim_id,
    campaignId: row.campaign_id,
    memberId: row.member_id,
    version: row.version,
    period: row.period,
    state: row.state,
    refusedWhy: row.refused_why,
    grantedMinor: BigInt(row.granted_minor),
    orderId: row.order_id,
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}
