import type { LedgerRunner } from './runner.ts';

/** A transaction that moved a member's money. */
export interface MemberMove {
  readonly memberId: number;
  readonly scope: string;
  readonly note: Readonly<Record<string, unknown>>;
}

export interface MovePage {
  /** In the order of their numbers. */
  readonly moves: readonly MemberMove[];
  /** The last transaction that was looked at; where the next look goes on. */
  readonly last: bigint;
}

/**
 * Looks at the `limit` transactions after one, by the key that each has anyway: nothing is written for it. Numbers are
 * given before transactions commit, so that one may be seen after others with higher numbers.
 */
export async function listMoves(
  on: LedgerRunner,
  {
    after,
    kinds,
    limit,
  }: { readonly after: bigint; readonly kinds: readonly string[]; readonly limit: number },
): Promise<MovePage> {
  const rows = await on.run(
    {
      name: 'ledger.moves',
      text: `with looked_at as materialized (
          select transaction_id, scope, kind, note from ledger.transaction
          where transaction_id > $1::bigint order by transaction_id limit $3::int)
        select (select max(transaction_id) from looked_at)::text as last, move.scope, move.note::text,
          move.member_id::text
        from (select 1) always
        left join (
          select t.transaction_id, t.scope, t.note, a.member_id
          from looked_at t
          cross join lateral (
            select account_id from ledger.entry e
            where e.transaction_id = t.transaction_id and e.version is not null limit 1) e
          join ledger.account a on a.account_id = e.account_id
          where t.kind = any($2::text[])) move on true
        order by move.transaction_id limit $3::int`,
    },
    [after.toString(), kinds, limit],
  );
  return {
    last: BigInt(rows[0]?.['last'] ?? after),
    moves: rows.flatMap(({ member_id, scope, note }) =>
      typeof member_id === 'string'
        ? [
            {
              memberId: Number(member_id),
              scope: scope ?? '',
              note: JSON.parse(note ?? '{}') as MemberMove['note'],
            },
          ]
        : [],
    ),
  };
}

/** The transaction with the highest number; 0 before the first. */
export async function latestTransaction(on: LedgerRunner): Promise<bigint> {
  const rows = await on.run(
    {
      name: 'ledger.latest_transaction',
      text: 'select coalesce(max(transaction_id), 0)::text as latest from ledger.transaction',
    },
    [],
  );
  return BigInt(rows[0]?.['latest'] ?? 0);
}
