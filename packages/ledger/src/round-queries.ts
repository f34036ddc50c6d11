import { minorOf } from './minor.ts';
import type { LedgerRunner } from './runner.ts';
import { msOf } from './transaction-queries.ts';

/** What a transaction of a round did in the member's main wallet. */
export interface RoundTransaction {
  readonly transactionId: number;
  readonly kind: string;
  readonly createdAt: Date;
  readonly amountMinor: bigint;
}

/** A page looks at no more entries than this. */
const lookedAt = 5_000;
const mostShown = 50;

/** The transactions of a member's round at a seamless provider that came after a time, the first ones. */
export async function listRoundTransactions(
  on: LedgerRunner,
  of: {
    readonly memberId: number;
    readonly currency: string;
    readonly gpId: string;
    readonly roundId: string;
    readonly after: Date;
  },
): Promise<RoundTransaction[]> {
  const rows = await on.run(
    {
      name: 'ledger.transactions_of_round',
      text: `select t.transaction_id::text, t.kind, ${msOf('t.created_at')} as created_at_ms, e.amount_minor::text
        from (
          select a.account_id, ledger.version_before(a.account_id, $5) as version from ledger.account a
          where a.member_id = $1 and a.kind = 'member_main' and a.currency = $2) f
        join ledger.entry e on e.account_id = f.account_id and e.version > f.version
          and e.version <= f.version + ${lookedAt}
        join ledger.transaction t using (transaction_id)
        left join ledger.transaction r on t.kind = 'seamless_rollback' and r.transaction_id = t.reference_id
        where t.scope = 'seamless:' || $3 and coalesce(r.note, t.note) ->> 'round_id' = $4
        order by e.version limit ${mostShown}`,
    },
    [of.memberId, of.currency, of.gpId, of.roundId, of.after],
  );
  return rows.map((row) => ({
    transactionId: Number(row['transaction_id']),
    kind: row['kind'] ?? '',
    createdAt: new Date(Number(row['created_at_ms'])),
    amountMinor: minorOf(row['amount_minor']),
  }));
}
