import type pg from 'pg';
import type { Sql } from '#platform/database.ts';

/** More than are asked for a deposit. */
const mostRefusals = 20;

/** Takes an order that is being opened from a service that has refused it to the next. False where somebody was quicker. */
export async function passDepositOn(
  pool: pg.Pool,
  orderId: string,
  step: {
    readonly fromPspId: string;
    readonly toPspId: string;
    readonly refusalCode: string;
    readonly now: Date;
    readonly nextAskAt: Date;
  },
): Promise<boolean> {
  const { rows } = await pool.query<{ is_passed: boolean }>({
    name: 'cashier.pass_deposit_on',
    text: 'select cashier.pass_deposit_on($1, $2, $3, $4, $5, $6) as is_passed',
    values: [orderId, step.fromPspId, step.toPspId, step.refusalCode, step.now, step.nextAskAt],
  });
  return rows[0]?.is_passed === true;
}

/** Whether a service was asked for a deposit and has refused it, so that another one was. */
export async function hasRefused(
  sql: Sql,
  which: { readonly pspId: string; readonly orderId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom('cashier.deposit_refusal')
    .select('order_id')
    .where('order_id', '=', which.orderId)
    .where('psp_id', '=', which.pspId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The services that were asked for a deposit before the one that it is at, and how they have refused it. */
export function listRefusals(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.deposit_refusal')
    .select(['psp_id', 'refusal_code', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .limit(mostRefusals)
    .execute();
}
