import type { CashierDeps } from '../cashier.deps.ts';
import { workThroughDue } from '../work-through-due.ts';
import { askAboutPayout, carryOn } from './carry-on.ts';
import { claimDueWithdrawals } from './withdrawal.repo.ts';
import type { WithdrawalState } from './withdrawal.rules.ts';

/** Of which only the service can tell what became. */
const atService: ReadonlySet<WithdrawalState> = new Set(['sending', 'unknown', 'paid']);

/**
 * Takes up all withdrawals that are due: those to be decided, sent or given back, those that a process left behind, and
 * those that a service has, to be asked about.
 */
export function workOnWithdrawals(deps: CashierDeps): Promise<void> {
  return workThroughDue({
    clock: deps.clock,
    claim: (options) => claimDueWithdrawals(deps.sql, options),
    work: (order) =>
      atService.has(order.state) ? askAboutPayout(deps, order) : carryOn(deps, order.orderId),
    onError: (err, { orderId }) => deps.log.error({ err, orderId }, 'could not carry a withdrawal on'),
  });
}
