import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

interface Whose {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: string;
}

/** What an agent has been paid and not moved, in minor units. */
export async function readCommission(
  sql: SqlOrTransaction,
  { siteId, memberId, currency }: Whose,
): Promise<bigint> {
  const { rows } = await raw<{ minor: string }>`
    select coalesce(ledger.balance_of(ledger.find_account(${siteId}, 'agent_commission', ${memberId}, null, ${currency},
      null)), 0)::text as minor`.execute(sql);
  return BigInt(rows[0]?.minor ?? 0);
}

/** What became of moving commission to the own main wallet. */
export async function takeCommission(
  sql: SqlOrTransaction,
  taken: Whose & { readonly amountMinor: bigint; readonly clientKey: string; readonly now: Date },
): Promise<'made' | 'known' | 'conflict' | 'insufficient'> {
  const { siteId, memberId, currency, amountMinor, clientKey, now } = taken;
  const { rows } = await raw<{ outcome: 'made' | 'known' | 'conflict' | 'insufficient' }>`
    select agency.take_commission(${siteId}, ${memberId}, ${currency}, ${amountMinor}, ${clientKey}, ${now})
      as outcome`.execute(sql);
  return rows[0]?.outcome ?? 'insufficient';
}

export function listTransfers(sql: SqlOrTransaction, memberId: number, limit: number) {
  return sql
    .selectFrom('agency.transfer')
    .select(['amount_minor', 'currency', 'made_at'])
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
}
