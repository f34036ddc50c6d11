import { sql as raw } from 'kysely';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { EndedRound } from '#modules/provider-connection';

/** A round that a provider with a wallet of its own has told of. */
export interface ProviderRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly endedAt: Date;
  /** Where the list goes on after this round. */
  readonly place: string;
}

/** Keeps the rounds of members whom the provider knows, each once. */
export async function keepRounds(
  transaction: SqlTransaction,
  gpId: string,
  rounds: readonly EndedRound[],
): Promise<void> {
  const told = rounds.filter((round) => round.memberId !== null && isKeepable(round));
  if (told.length === 0) return;
  await raw`
    insert into app.provider_round
      (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
    select ${gpId}, told.round_id, known.member_id, told.game_code, told.currency, told.stake_minor, told.payout_minor,
      told.ended_at
    from unnest(${told.map(({ roundId }) => roundId)}::text[], ${told.map(({ memberId }) => memberId)}::bigint[],
      ${told.map(({ gameCode }) => gameCode)}::text[], ${told.map(({ currency }) => currency)}::text[],
      ${told.map(({ stakeMinor }) => stakeMinor.toString())}::bigint[],
      ${told.map(({ payoutMinor }) => payoutMinor.toString())}::bigint[],
      ${told.map(({ endedAt }) => endedAt)}::timestamptz[])
      as told (round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
    join app.provider_member known on known.gp_id = ${gpId} and known.member_id = told.member_id
      and known.currency = told.currency
    on conflict do nothing`.execute(transaction);
}

/** What a provider writes is not ours: a round without a time, or with an id that nobody could ask for, is left out. */
function isKeepable({ roundId, gameCode, endedAt }: EndedRound): boolean {
  return Number.isFinite(endedAt.getTime()) && roundId.length <= 64 && gameCode.length <= 64;
}

/** A member's rounds at a provider, newest first, from `after` on. */
export async function listProviderRounds(
  sql: Sql,
  of: {
    readonly memberId: number;
    readonly gpId: string;
    readonly from?: Date | undefined;
    readonly until?: Date | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<ProviderRound[]> {
  const [, afterMicros, afterRound] = /^(\d{1,17})\.(.{1,64})$/.exec(of.after ?? '') ?? [];
  const rows = await sql
    .selectFrom('app.provider_round')
    .select(['round_id', 'game_code', 'ended_at'])
    .select([
      raw<string>`stake_minor::text`.as('stake_minor'),
      raw<string>`payout_minor::text`.as('payout_minor'),
      raw<string>`(extract(epoch from ended_at) * 1000000)::bigint::text`.as('micros'),
    ])
    .where('member_id', '=', of.memberId)
    .where('gp_id', '=', of.gpId)
    .$if(of.from !== undefined, (query) => query.where('ended_at', '>=', of.from as Date))
    .$if(of.until !== undefined, (query) => query.where('ended_at', '<', of.until as Date))
    .$if(afterMicros !== undefined, (query) =>
      query.where(
        raw<boolean>`(ended_at, round_id) < (timestamptz 'epoch' + ${afterMicros}::bigint * interval '1 microsecond', ${afterRound})`,
      ),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(of.limit)
    .execute();
  return rows.map((row) => ({
    roundId: row.round_id,
    gameCode: row.game_code,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    endedAt: row.ended_at,
    place: `${row.micros}.${row.round_id}`,
  }));
}

export async function isRoundOf(
  sql: Sql,
  { gpId, memberId, roundId }: { gpId: string; memberId: number; roundId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.provider_round')
    .select('round_id')
    .where('gp_id', '=', gpId)
    .where('round_id', '=', roundId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
