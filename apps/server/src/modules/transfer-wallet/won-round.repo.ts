import { sql as raw } from 'kysely';
import type { PaidRound } from '#modules/seamless-wallet';
import type { Sql } from '#platform/database.ts';

/**
 * Rounds that providers with a wallet of their own have told of and that paid more than was staked. Of all members, those
 * that ended between two moments by their providers' clocks, newest first.
 */
export async function listWonRounds(
  sql: Sql,
  { since, until, limit }: { readonly since: Date; readonly until: Date; readonly limit: number },
): Promise<PaidRound[]> {
  const rows = await sql
    .selectFrom('app.provider_round as round')
    .innerJoin('app.member as member', 'member.member_id', 'round.member_id')
    .select(['member.site_id', 'round.gp_id', 'round.member_id', 'round.round_id', 'round.game_code'])
    .select(['round.currency', 'round.ended_at'])
    .select([
      raw<string>`round.stake_minor::text`.as('stake_minor'),
      raw<string>`round.payout_minor::text`.as('payout_minor'),
    ])
    .where(raw<boolean>`round.payout_minor > round.stake_minor`)
    .where('round.ended_at', '>=', since)
    .where('round.ended_at', '<=', until)
    .orderBy('round.ended_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    siteId: row.site_id,
    gpId: row.gp_id,
    memberId: row.member_id,
    roundId: row.round_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    paidAt: row.ended_at,
  }));
}
