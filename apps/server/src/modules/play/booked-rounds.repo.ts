import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** A round of a provider as our books have it. */
export interface BookedRound {
  readonly memberId: number;
  readonly roundId: string;
  readonly siteId: number;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly openedAt: Date;
  /** Null while it is open. */
  readonly closedAt: Date | null;
}

/** Where a list of them goes on. */
export interface BookedPlace {
  readonly closedMicros: string;
  readonly memberId: number;
  readonly roundId: string;
}

interface BookedRow {
  member_id: number;
  round_id: string;
  site_id: number;
  game_code: string;
  currency: Currency;
  cash_stake_minor: string;
  cash_payout_minor: string;
  opened_at: Date;
  closed_at: Date | null;
}

/** Of these rounds at a provider, those that there are. */
export async function findBookedRounds(
  sql: Sql,
  { gpId, keys }: { gpId: string; keys: readonly Pick<BookedRound, 'memberId' | 'roundId'>[] },
): Promise<BookedRound[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<BookedRow>`
    select r.member_id, r.round_id, r.site_id, r.game_code, r.currency, r.cash_stake_minor::text,
      r.cash_payout_minor::text, r.opened_at, r.closed_at
    from unnest(${keys.map(({ memberId }) => memberId)}::bigint[], ${keys.map(({ roundId }) => roundId)}::text[])
      as asked (member_id, round_id)
    cross join lateral (
      select member_id, round_id, site_id, game_code, currency, cash_stake_minor, cash_payout_minor, opened_at, closed_at
      from play.round
      where gp_id = ${gpId} and member_id = asked.member_id and round_id = asked.round_id limit 1) r
    order by r.member_id, r.round_id limit ${keys.length}`.execute(sql);
  return rows.map(readBooked);
}

/** The rounds of a provider that closed within a time, the first ones after a place. */
export async function listBookedRounds(
  sql: Sql,
  asked: {
    readonly gpId: string;
    readonly from: Date;
    readonly until: Date;
    readonly after: BookedPlace | null;
    readonly limit: number;
  },
): Promise<(BookedRound & { readonly place: BookedPlace })[]> {
  const { after } = asked;
  // one bound alone: of two the index would be read from the looser one on
  const isAfter = after
    ? raw`(closed_at, member_id, round_id) >
        ('epoch'::timestamptz + ${after.closedMicros}::bigint * interval '1 microsecond', ${after.memberId}::bigint,
         ${after.roundId})`
    : raw`closed_at >= ${asked.from}`;
  const { rows } = await raw<BookedRow & { closed_micros: string }>`
    select member_id, round_id, site_id, game_code, currency, cash_stake_minor::text, cash_payout_minor::text, opened_at,
      closed_at, (extract(epoch from closed_at) * 1000000)::bigint::text as closed_micros
    from play.round
    where gp_id = ${asked.gpId} and ${isAfter} and closed_at < ${asked.until}
    order by closed_at, member_id, round_id limit ${asked.limit}`.execute(sql);
  return rows.map((row) => ({
    ...readBooked(row),
    place: { closedMicros: row.closed_micros, memberId: row.member_id, roundId: row.round_id },
  }));
}

/** What the rounds that a provider with a wallet of its own has told came to for these members: payouts less stakes. */
export async function sumToldRounds(
  sql: Sql,
  { gpId, memberIds }: { gpId: string; memberIds: readonly number[] },
): Promise<ReadonlyMap<number, bigint>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await raw<{ member_id: number; net_minor: string }>`
    select member_id, sum(cash_payout_minor - cash_stake_minor)::text as net_minor from play.round
    where gp_id = ${gpId} and member_id = any(${memberIds}::bigint[]) and is_told
    group by member_id order by member_id limit ${memberIds.length}`.execute(sql);
  return new Map(rows.map((row) => [row.member_id, BigInt(row.net_minor)]));
}

function readBooked(row: BookedRow): BookedRound {
  return {
    memberId: row.member_id,
    roundId: row.round_id,
    siteId: row.site_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.cash_stake_minor),
    payoutMinor: BigInt(row.cash_payout_minor),
    openedAt: row.opened_at,
    closedAt: row.closed_at,
  };
}
