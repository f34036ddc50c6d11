import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { PaidRound } from '#modules/seamless-wallet';
import { winsKept, type KeptWins, type WinTerms } from './latest-win.rules.ts';

/** Sites times currencies. */
const maxTerms = 10_000;
const maxSites = 1_000;

export interface LatestWinRow {
  readonly winId: number;
  readonly gpId: string;
  readonly gameCode: string;
  readonly memberId: number;
  readonly currency: Currency;
  readonly paidMinor: bigint;
  readonly wonAt: Date;
}

/** What counts for a win on each site. */
export async function listTerms(sql: Sql): Promise<WinTerms[]> {
  const rows = await sql
    .selectFrom('app.win_terms')
    .select(['site_id', 'currency', raw<string>`least_minor::text`.as('least_minor')])
    .orderBy('site_id')
    .orderBy('currency')
    .limit(maxTerms)
    .execute();
  return rows.map((row) => ({
    siteId: row.site_id,
    currency: row.currency,
    leastMinor: BigInt(row.least_minor),
  }));
}

/** A site's wins as its terms have them now, newest first. */
export async function findLatestWins(sql: Sql, siteId: number): Promise<LatestWinRow[]> {
  const { rows } = await raw<{
    win_id: number;
    gp_id: string;
    game_code: string;
    member_id: number;
    currency: Currency;
    paid_minor: string;
    won_at: Date;
  }>`
    select w.win_id, w.gp_id, w.game_code, w.member_id, w.currency,
      w.paid_minor::text, w.won_at
    from app.latest_win w
    join app.win_terms t on t.site_id = w.site_id and t.currency = w.currency
    where w.site_id = ${siteId} and w.paid_minor >= t.least_minor
    order by w.won_at desc, w.win_id desc limit ${winsKept}`.execute(sql);
  return rows.map((row) => ({
    winId: row.win_id,
    gpId: row.gp_id,
    gameCode: row.game_code,
    memberId: row.member_id,
    currency: row.currency,
    paidMinor: BigInt(row.paid_minor),
    wonAt: row.won_at,
  }));
}

export async function countKept(sql: Sql): Promise<KeptWins[]> {
  const rows = await sql
    .selectFrom('app.latest_win')
    .select(['site_id', raw<string>`count(*)`.as('count'), raw<Date>`min(won_at)`.as('oldest')])
    .groupBy('site_id')
    .orderBy('site_id')
    .limit(maxSites)
    .execute();
  return rows.map((row) => ({ siteId: row.site_id, count: Number(row.count), oldest: row.oldest }));
}

/** A round that paid more since then keeps its place. */
export async function saveWins(transaction: SqlTransaction, wins: readonly PaidRound[]): Promise<void> {
  if (wins.length === 0) return;
  await transaction
    .insertInto('app.latest_win')
    .values(
      wins.map((win) => ({
        site_id: win.siteId,
        gp_id: win.gpId,
        member_id: win.memberId,
        round_id: win.roundId,
        game_code: win.gameCode,
        currency: win.currency,
        paid_minor: win.payoutMinor.toString(),
        won_at: win.paidAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['gp_id', 'member_id', 'round_id'])
        .doUpdateSet((win) => ({ paid_minor: win.ref('excluded.paid_minor') }))
        .whereRef('app.latest_win.paid_minor', '<>', 'excluded.paid_minor'),
    )
    .execute();
}

/** What was taken back is no win any more. */
export async function deleteWins(transaction: SqlTransaction, rounds: readonly PaidRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await raw`
    delete from app.latest_win w
    using unnest(${rounds.map(({ gpId }) => gpId)}::text[], ${rounds.map(({ memberId }) => memberId)}::bigint[],
      ${rounds.map(({ roundId }) => roundId)}::text[]) as gone (gp_id, member_id, round_id)
    where w.gp_id = gone.gp_id and w.member_id = gone.member_id and w.round_id = gone.round_id`.execute(
    transaction,
  );
}

/** Leaves the latest of each site. */
export async function trimWins(transaction: SqlTransaction): Promise<void> {
  await raw`
    delete from app.latest_win w
    using (select win_id, row_number() over (partition by site_id order by won_at desc, win_id desc) as place
           from app.latest_win) old
    where w.win_id = old.win_id and old.place > ${winsKept}`.execute(transaction);
}

/** 0 before the first look. */
export async function findMark(sql: Sql): Promise<bigint> {
  const row = await sql
    .selectFrom('app.win_mark')
    .select(raw<string>`transaction_id::text`.as('transaction_id'))
    .executeTakeFirst();
  return BigInt(row?.transaction_id ?? 0);
}

export async function saveMark(transaction: SqlTransaction, mark: bigint): Promise<void> {
  await transaction.updateTable('app.win_mark').set({ transaction_id: mark.toString() }).execute();
}
