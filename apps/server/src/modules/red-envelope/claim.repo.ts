import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

export interface Claim {
  readonly place: number;
  readonly memberId: number;
  readonly account: string;
  readonly amountMinor: bigint;
  readonly at: Date;
}

/** In the order of the shares. */
export async function listClaims(
  sql: Sql,
  {
    envelopeId,
    after,
    limit,
  }: { readonly envelopeId: number; readonly after: number; readonly limit: number },
): Promise<Claim[]> {
  const rows = await sql
    .selectFrom('app.red_envelope_claim as c')
    .innerJoin('app.member as m', 'm.member_id', 'c.member_id')
    .select(['c.place', 'c.member_id', 'm.member_account', 'c.amount_minor', 'c.claimed_at'])
    .where('c.envelope_id', '=', envelopeId)
    .where('c.place', '>', after)
    .orderBy('c.place')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ place: row.place, memberId: row.member_id, account: row.member_account },
    amountMinor: BigInt(row.amount_minor),
    at: row.claimed_at,
  }));
}

export async function sumClaims(
  sql: Sql,
  envelopeIds: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  if (envelopeIds.length === 0) return new Map();
  const { rows } = await raw<{ envelope_id: number; paid_minor: string }>`
    select envelope_id, sum(amount_minor)::text as paid_minor from app.red_envelope_claim
    where envelope_id = any(${[...envelopeIds]}) group by envelope_id
    order by envelope_id limit ${envelopeIds.length}`.execute(sql);
  return new Map(rows.map((row) => [row.envelope_id, BigInt(row.paid_minor)]));
}

export interface DrawnShare {
  readonly amountMinor: bigint;
  readonly claimedAt: Date | null;
  /** Masked. */
  readonly account: string | null;
}

const mostShares = 5_000;

/** All shares in their order; none before the seed is revealed. */
export async function listShares(sql: Sql, envelopeId: number): Promise<DrawnShare[]> {
  const { rows } = await raw<{ amount_minor: string; claimed_at: Date | null; account: string | null }>`
    select s.amount_minor::text, c.claimed_at, app.mask_account(m.member_account) as account
    from envelope.shares_of(${envelopeId}) s
      left join app.red_envelope_claim c on c.envelope_id = ${envelopeId} and c.place = s.place
      left join app.member m on m.member_id = c.member_id
    order by s.place limit ${mostShares}`.execute(sql);
  return rows.map((row) => ({
    amountMinor: BigInt(row.amount_minor),
    claimedAt: row.claimed_at,
    account: row.account,
  }));
}
