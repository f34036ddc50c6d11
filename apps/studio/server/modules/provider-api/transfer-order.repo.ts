import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Pool, SqlTransaction } from '#platform/database.ts';
import type { TransferKind, TransferOrderTable, TransferOutcome } from './provider-api.tables.ts';

export interface OrderKey {
  readonly operator_id: string;
  readonly gp_id: string;
  readonly order_id: string;
}

export interface TransferOrder {
  readonly kind: TransferOrderTable['kind'];
  readonly bodyHash: string;
  readonly state: TransferOrderTable['state'];
  readonly amountMinor: bigint;
  /** What a repeat gets. */
  readonly answer: TransferOutcome;
}

/** Executes the order in one statement, unless it was decided before, and gives what is answered. */
export async function executeOrder(
  pool: Pool,
  key: OrderKey,
  order: {
    readonly kind: TransferKind;
    readonly bodyHash: string;
    readonly memberRef: string;
    readonly currency: Currency;
    /** Null is all that there is. */
    readonly amountMinor: string | null;
  },
): Promise<TransferOutcome> {
  const { rows } = await pool.query<{ answer: TransferOutcome }>({
    name: 'studio.execute_transfer',
    text: 'select studio.execute_transfer($1, $2, $3, $4, $5, $6, $7, $8) as answer',
    values: [
      ...[key.operator_id, key.gp_id, key.order_id, order.kind, order.bodyHash],
      ...[order.memberRef, order.currency, order.amountMinor],
    ],
  });
  if (!rows[0]) throw new Error(`the order ${key.order_id} got no answer`);
  return rows[0].answer;
}

/** Lets one transaction at a time decide an order number, and gives what was decided before. */
export async function claimOrder(tx: SqlTransaction, key: OrderKey): Promise<TransferOrder | undefined> {
  const { operator_id, gp_id, order_id } = key;
  const name = [operator_id, gp_id, order_id].join('\n');
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('studio.transfer_order')
    .select(['kind', 'body_hash as bodyHash', 'state', 'amount_minor', 'answer'])
    .where('operator_id', '=', operator_id)
    .where('gp_id', '=', gp_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { amount_minor, ...order } = row;
  return { ...order, amountMinor: BigInt(amount_minor) };
}

export async function insertOrder(tx: SqlTransaction, key: OrderKey, order: TransferOrder): Promise<void> {
  await tx
    .insertInto('studio.transfer_order')
    .values({
      operator_id: key.operator_id,
      gp_id: key.gp_id,
      order_id: key.order_id,
      kind: order.kind,
      body_hash: order.bodyHash,
      state: order.state,
      amount_minor: order.amountMinor.toString(),
      answer: JSON.stringify(order.answer),
    })
    .execute();
}
