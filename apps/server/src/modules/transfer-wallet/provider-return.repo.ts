import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';

/** A round that is still open then is not one that ends by itself. */
const longestWaitMs = 6 * 60 * 60_000;
const shortestPauseMs = 3_000;
const longestPauseMs = 5 * 60_000;

type Place = { readonly memberId: number; readonly gpId: string };

/** Remembers that the owner wants the money back as soon as the open round is over. */
export async function expectReturn(
  sql: SqlOrTransaction,
  { memberId, gpId, now }: Place & { readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('app.provider_member')
    .set({ return_asked_at: now, return_at: new Date(now.getTime() + shortestPauseMs) })
    .where('member_id', '=', memberId)
    .where('gp_id', '=', gpId)
    .where('return_at', 'is', null)
    .execute();
}

/** The money is back, or its owner plays with it again. */
export async function endReturn(sql: SqlOrTransaction, { memberId, gpId }: Place): Promise<void> {
  await sql
    .updateTable('app.provider_member')
    .set({ return_asked_at: null, return_at: null })
    .where('member_id', '=', memberId)
    .where('gp_id', '=', gpId)
    .where('return_at', 'is not', null)
    .execute();
}

/**
 * Takes returns whose time has come, longest due first, and sets the time after this one: the pause grows with
 * the wait. Those that have waited for hours are given up.
 */
export async function claimReturns(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ readonly owner: WalletOwner; readonly gpId: string }[]> {
  await sql
    .updateTable('app.provider_member')
    .set({ return_asked_at: null, return_at: null })
    .where('return_at', '<=', now)
    .where('return_asked_at', '<', new Date(now.getTime() - longestWaitMs))
    .execute();
  const rows = await sql
    .updateTable('app.provider_member as known')
    .from('app.member as member')
    .set({
      return_at: raw<Date>`${now}::timestamptz + least(
        greatest((${now}::timestamptz - known.return_asked_at) / 2, ${shortestPauseMs} * interval '1 millisecond'),
        ${longestPauseMs} * interval '1 millisecond')`,
    })
    .whereRef('member.member_id', '=', 'known.member_id')
    .where(
      raw<boolean>`(known.member_id, known.gp_id) in (
        select member_id, gp_id from app.provider_member where return_at <= ${now}
        order by return_at limit ${limit} for update skip locked)`,
    )
    .returning(['known.gp_id', 'known.member_id', 'known.currency', 'member.site_id'])
    .execute();
  return rows.map((row) => ({
    gpId: row.gp_id,
    owner: { memberId: row.member_id, siteId: row.site_id, currency: row.currency },
  }));
}
