import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface NewTerms {
  readonly siteId: number;
  readonly currency: Currency;
  /** The friend's first deposit and valid turnover, at least, within so many days of the registration. */
  readonly depositMinor: bigint;
  readonly turnoverMinor: bigint;
  readonly days: number;
  readonly rewardMinor: bigint;
  /** Zero: the friend gets nothing. */
  readonly friendRewardMinor: bigint;
  readonly turnoverPercent: number;
  readonly monthCapMinor: bigint;
}

export interface Terms extends NewTerms {
  readonly termsId: number;
  readonly version: number;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
}

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('friends.terms')
    .select(['terms_id', 'site_id', 'currency', 'version', 'deposit_minor', 'turnover_minor', 'days'])
    .select(['reward_minor', 'friend_reward_minor', 'turnover_percent', 'month_cap_minor'])
    .select(['begun_at', 'ended_at']);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface Place {
  readonly siteId: number;
  readonly currency: Currency;
}

/** What a site gives for friends of a currency now. */
export async function findRunningTerms(
  sql: SqlOrTransaction,
  { siteId, currency }: Place,
): Promise<Terms | null> {
  const row = await select(sql)
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? toTerms(row) : null;
}

export async function hasTerms(sql: SqlOrTransaction): Promise<boolean> {
  const row = await sql.selectFrom('friends.terms').select('terms_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Ends the terms that run, if any do, and begins the next version. */
export async function insertTerms(transaction: SqlTransaction, terms: NewTerms, now: Date): Promise<Terms> {
  await endTerms(transaction, terms, now);
  const row = await transaction
    .insertInto('friends.terms')
    .values((eb) => ({
      site_id: terms.siteId,
      currency: terms.currency,
      version: eb
        .selectFrom('friends.terms')
        .select(raw<number>`coalesce(max(version), 0) + 1`.as('version'))
        .where('site_id', '=', terms.siteId)
        .where('currency', '=', terms.currency),
      deposit_minor: String(terms.depositMinor),
      turnover_minor: String(terms.turnoverMinor),
      days: terms.days,
      reward_minor: String(terms.rewardMinor),
      friend_reward_minor: String(terms.friendRewardMinor),
      turnover_percent: terms.turnoverPercent,
      month_cap_minor: String(terms.monthCapMinor),
      begun_at: now,
    }))
    .returning(['terms_id', 'version'])
    .executeTakeFirstOrThrow();
  return { ...terms, termsId: row.terms_id, version: row.version, begunAt: now, endedAt: null };
}

/** False where none run. */
export async function endTerms(
  transaction: SqlTransaction,
  { siteId, currency }: Place,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('friends.terms')
    .set({ ended_at: now })
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface TermsAndFriends extends Terms {
  readonly friends: number;
  readonly met: number;
  readonly held: number;
  readonly givenMinor: bigint;
}

/** A site's versions with who came under them, the newest first, from before one on. */
export async function listTerms(
  sql: Sql,
  asked: { readonly siteId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<TermsAndFriends[]> {
  const { beforeId } = asked;
  const rows = await select(sql)
    .select((eb) => [
      eb
        .selectFrom('friends.friend as friend')
        .whereRef('friend.terms_id', '=', 'friends.terms.terms_id')
        .select(
          raw<[number, number, number]>`array[count(*), count(*) filter (where friend.state = 'met'),
            count(*) filter (where friend.state = 'held')]::int[]`.as('counts'),
        )
        .as('counts'),
      eb
        .selectFrom('friends.friend as friend')
        .innerJoin('friends.reward as reward', 'reward.friend_id', 'friend.friend_id')
        .whereRef('friend.terms_id', '=', 'friends.terms.terms_id')
        .where('reward.award_id', 'is not', null)
        .select(raw<string>`coalesce(sum(reward.amount_minor), 0)::text`.as('given_minor'))
        .as('given_minor'),
    ])
    .where('site_id', '=', asked.siteId)
    .$if(beforeId !== null, (query) => query.where('terms_id', '<', beforeId))
    .orderBy('terms_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => {
    const [friends, met, held] = row.counts ?? [0, 0, 0];
    return { ...toTerms(row), friends, met, held, givenMinor: BigInt(row.given_minor ?? 0) };
  });
}

function toTerms(row: Row): Terms {
  return {
    termsId: row.terms_id,
    siteId: row.site_id,
    currency: row.currency,
    version: row.version,
    depositMinor: BigInt(row.deposit_minor),
    turnoverMinor: BigInt(row.turnover_minor),
    days: row.days,
    rewardMinor: BigInt(row.reward_minor),
    friendRewardMinor: BigInt(row.friend_reward_minor),
    turnoverPercent: row.turnover_percent,
    monthCapMinor: BigInt(row.month_cap_minor),
    begunAt: row.begun_at,
    endedAt: row.ended_at,
  };
}
