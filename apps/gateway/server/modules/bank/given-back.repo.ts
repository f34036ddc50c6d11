import type { SqlOrTransaction } from '#platform/database.ts';
import type { GivenBack, Payment } from './bank.rules.ts';

/** Of a payment; no operator has so many. */
const mostRefunds = 1_000;

/** What was given back of payments, or is to be; refused is neither. */
export async function listGivenBack(
  sql: SqlOrTransaction,
  payments: readonly Payment[],
): Promise<GivenBack[]> {
  if (payments.length === 0) return [];
  const rows = await sql
    .selectFrom('gateway.bank_order')
    .select(['of_ref', 'amount_minor'])
    .where(
      'of_ref',
      'in',
      payments.map(({ paymentRef }) => paymentRef),
    )
    .where('state', 'in', ['open', 'paid'])
    .orderBy('created_at')
    .limit(mostRefunds)
    .execute();
  return rows.map((row) => ({ paymentRef: row.of_ref ?? '', amountMinor: BigInt(row.amount_minor) }));
}
