import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Debtor {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** What a member owes; mostly nothing. */
export async function owedBy(
  sql: SqlOrTransaction,
  { memberId, currency }: Pick<Debtor, 'memberId' | 'currency'>,
): Promise<bigint> {
  const row = await sql
    .selectFrom('cashier.debt')
    .select('owed_minor')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return BigInt(row?.owed_minor ?? 0);
}

/** False where less is owed. */
export async function forgiveDebt(
  transaction: SqlTransaction,
  { siteId, memberId, currency }: Debtor,
  forgiven: { readonly amountMinor: bigint; readonly key: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await raw<{ is_forgiven: boolean }>`
    select cashier.forgive_debt(${siteId}, ${memberId}, ${currency}, ${forgiven.amountMinor.toString()}, ${forgiven.key},
      ${forgiven.now}) as is_forgiven`.execute(transaction);
  return rows[0]?.is_forgiven === true;
}

/** After a debt, in the order of a list. */
export interface DebtPlace {
  readonly since: Date;
  readonly memberId: number;
}

/** What members of a site owe, the longest first. */
export function listDebts(
  sql: Sql,
  asked: { readonly siteId: number; readonly after: DebtPlace | null; readonly limit: number },
) {
  const { after } = asked;
  return sql
    .selectFrom('cashier.debt')
    .select(['member_id', 'currency', 'owed_minor', 'since'])
    .where('site_id', '=', asked.siteId)
    .where(raw<boolean>`owed_minor > 0`)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('since', 'member_id'),
          '>',
          where.tuple(after?.since ?? new Date(0), after?.memberId ?? 0),
        ),
      ),
    )
    .orderBy('since')
    .orderBy('member_id')
    .limit(asked.limit)
    .execute();
}

/** More than a deposit pays debts. */
const mostOfOrder = 100;

/** What a deposit, or what was won back of it, has paid of what its member owed. */
export async function listDebtsPaidBy(
  sql: SqlOrTransaction,
  orderId: string,
): Promise<{ readonly key: string; readonly amountMinor: bigint; readonly at: Date }[]> {
  const rows = await sql
    .selectFrom('cashier.debt_step')
    .select(['cause', 'key', 'amount_minor', 'at'])
    .where('order_id', '=', orderId)
    .where('cause', 'in', ['deposit', 'won_back'])
    .orderBy('at')
    .limit(mostOfOrder)
    .execute();
  return rows.map(({ cause, key, amount_minor: minor, at }) => ({
    ...{ key: `${cause}:${key}`, at },
    amountMinor: -BigInt(minor),
  }));
}

/** What operators have agreed to: that money was won back, that a debt is forgiven. */
export async function insertClaimDecision(
  transaction: SqlTransaction,
  { siteId, memberId, currency }: Debtor,
  decision: {
    readonly kind: 'won_back' | 'forgiven';
    readonly changeRequestId: number;
    readonly operatorId: number;
    readonly orderId: string | null;
    readonly amountMinor: bigint;
    readonly evidence: string | null;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('cashier.claim_decision')
    .values({
      change_request_id: decision.changeRequestId,
      kind: decision.kind,
      operator_id: decision.operatorId,
      site_id: siteId,
      member_id: memberId,
      order_id: decision.orderId,
      currency,
      amount_minor: decision.amountMinor.toString(),
      evidence: decision.evidence,
      reason: decision.reason,
      at: decision.at,
    })
    .execute();
}
