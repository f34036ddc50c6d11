import type pg from 'pg';
import type { StoredWithdrawal, WithdrawalStep } from './withdrawal.repo.ts';

/** What was decided of an order that is looked at. */
export type ScreenedStep = Omit<WithdrawalStep, 'from' | 'booking'>;

/**
 * Both steps of an order that was just asked for: that it is looked at, and what was decided. False where somebody was
 * quicker: judge again.
 */
export async function screenWithdrawal(
  pool: pg.Pool,
  { orderId, attempts }: Pick<StoredWithdrawal, 'orderId' | 'attempts'>,
  { to, cause, now, nextAt, told }: ScreenedStep,
): Promise<boolean> {
  const { rows } = await pool.query<{ is_moved: boolean }>({
    name: 'cashier.screen_withdrawal',
    text: 'select is_moved from cashier.screen_withdrawal($1, $2, $3, $4, $5, $6, $7)',
    values: [orderId, attempts, to, cause, now, nextAt, JSON.stringify(told)],
  });
  return rows[0]?.is_moved === true;
}
