import type { LedgerRunner } from './runner.ts';

/** Of these members, those who have ever paid something in, in any currency. */
export async function depositorsAmong(
  on: LedgerRunner,
  memberIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await on.run(
    {
      name: 'ledger.depositors_among',
      text: `select account.member_id::text from ledger.account account
        where account.member_id = any($1::bigint[]) and account.kind = 'member_main'
          and exists (
            select from ledger.entry entry join ledger.transaction t using (transaction_id)
            where entry.account_id = account.account_id and entry.version is not null and t.kind = 'deposit')
        order by account.member_id limit $2::int`,
    },
    // an account for each currency
    [memberIds, memberIds.length * 20],
  );
  return new Set(rows.map(({ member_id }) => Number(member_id)));
}
