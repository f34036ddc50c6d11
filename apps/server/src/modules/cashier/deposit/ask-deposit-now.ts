import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { askAbout } from './ask-deposits.ts';
import { leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { claimOne } from './deposit.repo.ts';
import { findOfficeDeposit } from './office-deposit.repo.ts';
import { statusOf } from '../payment.present.ts';

/** The question is written down before it is asked: what comes of it stands in the deposit's steps. */
export function askDepositRoute(deps: CashierDeps): OfficeImplementation {
  const { sql, clock } = deps;
  return implementChange(officeEndpoints.cashierAsk, async (input, call) => {
    const which = { siteId: input.site_id, orderId: input.order_number };
    const now = clock();
    const claimed = await sql.transaction().execute(async (transaction) => {
      const claimedUntil = new Date(now.getTime() + leaseMs);
      const deposit = await claimOne(transaction, which, { now, claimedUntil });
      if (!deposit) return null;
      const receipt = await audited(transaction, call.actor, 'deposit.asked', {
        target: `deposit/${deposit.orderId}`,
        siteId: which.siteId,
        before: { state: deposit.state, attempts: deposit.askAttempts - 1 },
        after: { attempts: deposit.askAttempts },
        reason: input.reason,
      });
      return { deposit, receipt };
    });
    if (!claimed) {
      const found = await findOfficeDeposit(sql, which);
      return fail(!found ? 404 : found.state === 'opening' ? 102 : 101);
    }
    const word = await askAbout(deps, claimed.deposit);
    const found = await findOfficeDeposit(sql, which);
    if (!found) throw new Error(`the deposit ${which.orderId} is not there`);
    return {
      ok: true,
      data: { state: statusOf(found.state), word: word.state, asked_at: call.now.toISOString() },
      receipt: claimed.receipt,
    };
  });
}
