import { formatMinor, readMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listAutoApprovals, putAutoApproval, type AutoApproval } from './auto-approval.repo.ts';

const dayMs = 24 * 60 * 60_000;

interface Wanted {
  readonly site_id: number;
  readonly currency: Currency;
  readonly amount: string;
  readonly daily: string;
}

/** Up to what a site pays withdrawals without a person is set by two. */
export function setBoundsOf({ clock }: Pick<CashierDeps, 'clock'>): Approvable {
  async function look(transaction: SqlTransaction, input: Wanted) {
    const { site_id: siteId, currency } = input;
    const amountMinor = readMinor(input.amount, currency);
    if (amountMinor === null) return failFields({ amount: 'error.field_format' });
    const dailyMinor = readMinor(input.daily, currency);
    if (dailyMinor === null) return failFields({ daily: 'error.field_format' });
    const all = await listAutoApprovals(transaction, { siteId, since: clock() });
    const before = all.find((each) => each.currency === currency);
    if (!before) return fail(404);
    if (dailyMinor < amountMinor) return fail(102);
    if (before.amountMinor === amountMinor && before.dailyMinor === dailyMinor) return fail(101);
    return { ok: true as const, before, after: { siteId, currency, amountMinor, dailyMinor } };
  }

  return defineApprovable(officeEndpoints.cashierSetBounds, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const [before, after] = [present(looked.before), present(looked.after)];
      return {
        ...{ siteId: input.site_id, target: `site/${input.site_id}`, targetName: input.currency },
        ...{ before, after, baseRevision: `${before.amount} ${before.daily}` },
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      await putAutoApproval(transaction, looked.after);
      const receipt = await audited(transaction, actor, 'withdrawal.bounds_set', {
        ...{ target: `site/${input.site_id}`, siteId: input.site_id, changeRequestId },
        ...{ before: present(looked.before), after: present(looked.after), reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

export function boundsRoute({ sql }: CashierDeps): OfficeImplementation {
  return implementQuery(officeEndpoints.cashierBounds, async ({ site_id: siteId }, { now }) => {
    const all = await listAutoApprovals(sql, { siteId, since: new Date(now.getTime() - dayMs) });
    return succeed({
      list: all.map((bounds) => ({
        ...present(bounds),
        used: formatMinor(bounds.usedMinor, bounds.currency),
      })),
    });
  });
}

function present({ currency, amountMinor, dailyMinor }: AutoApproval) {
  return {
    currency,
    amount: formatMinor(amountMinor, currency),
    daily: formatMinor(dailyMinor, currency),
  };
}
