import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';

/** A transfer-back that takes longer was cut off: it no longer keeps a game from starting. */
const longestRunMs = 30_000;

/** False when the member asked within `cooldownMs`. Of many at the same time one gets true. */
export async function beginTransferBack(
  sql: Sql,
  memberId: number,
  { now, cooldownMs }: { readonly now: Date; readonly cooldownMs: number },
): Promise<boolean> {
  const runningUntil = new Date(now.getTime() + longestRunMs);
  const result = await sql
    .insertInto('app.transfer_back')
    .values({ member_id: memberId, asked_at: now, running_until: runningUntil })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ asked_at: now, running_until: runningUntil })
        .where('app.transfer_back.asked_at', '<=', new Date(now.getTime() - cooldownMs)),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function endTransferBack(sql: Sql, memberId: number): Promise<void> {
  await sql
    .updateTable('app.transfer_back')
    .set({ running_until: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Until when each of these members' transfer back runs, in their places; null where none does. */
export async function listComingBack(pool: pg.Pool, memberIds: readonly number[]): Promise<(Date | null)[]> {
  const { rows } = await pool.query<{ member_id: number; running_until: Date }>({
    name: 'list_coming_back',
    text: `select back.member_id, back.running_until from unnest($1::bigint[]) asked (member_id)
      cross join lateral (
        select member_id, running_until from app.transfer_back known
         where known.member_id = asked.member_id and running_until is not null limit 1) back`,
    values: [[...new Set(memberIds)]],
  });
  const byMember = new Map(rows.map((row) => [row.member_id, row.running_until]));
  return memberIds.map((memberId) => byMember.get(memberId) ?? null);
}

/** A round that is still open then is not one that ends by itself. */
const longestWaitMs = 6 * 60 * 60_000;
const shortestPauseMs = 3_000;
const longestPauseMs = 5 * 60_000;

type Place = { readonly memberId: number; readonly gpId: string };

/** Remembers that the owner wants the money back as soon as the open round is over. */
export async function expectTransferBack(
  sql: SqlOrTransaction,
  { memberId, gpId, now }: Place & { readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('app.provider_member')
    .set({ back_asked_at: now, back_due_at: new Date(now.getTime() + shortestPauseMs) })
    .where('member_id', '=', memberId)
    .where('gp_id', '=', gpId)
    .where('back_due_at', 'is', null)
    .execute();
}

/** The money is back, or its owner plays with it again. */
export async function stopExpecting(sql: SqlOrTransaction, { memberId, gpId }: Place): Promise<void> {
  await sql
    .updateTable('app.provider_member')
    .set({ back_asked_at: null, back_due_at: null })
    .where('member_id', '=', memberId)
    .where('gp_id', '=', gpId)
    .where('back_due_at', 'is not', null)
    .execute();
}

/**
 * Takes expected transfers whose time has come, longest due first, and sets the time after this one: the pause
 * grows with the wait. Those that have waited for hours are given up.
 */
export async function claimExpected(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ readonly owner: WalletOwner; readonly gpId: string }[]> {
  await sql
    .updateTable('app.provider_member')
    .set({ back_asked_at: null, back_due_at: null })
    .where('back_due_at', '<=', now)
    .where('back_asked_at', '<', new Date(now.getTime() - longestWaitMs))
    .execute();
  const rows = await sql
    .updateTable('app.provider_member as known')
    .from('app.member as member')
    .set({
      back_due_at: raw<Date>`${now}::timestamptz + least(
        greatest((${now}::timestamptz - known.back_asked_at) / 2, ${shortestPauseMs} * interval '1 millisecond'),
        ${longestPauseMs} * interval '1 millisecond')`,
    })
    .whereRef('member.member_id', '=', 'known.member_id')
    .where(
      raw<boolean>`(known.member_id, known.gp_id) in (
        select member_id, gp_id from app.provider_member where back_due_at <= ${now}
        order by back_due_at limit ${limit} for update skip locked)`,
    )
    .returning(['known.gp_id', 'known.member_id', 'known.currency', 'member.site_id'])
    .execute();
  return rows.map((row) => ({
    gpId: row.gp_id,
    owner: { memberId: row.member_id, siteId: row.site_id, currency: row.currency },
  }));
}
