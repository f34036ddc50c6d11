import { formatMinor, readMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf, readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { forgiveDebt, insertClaimDecision, owedBy } from './debt.repo.ts';
import { listReversalsOf, winBackInside } from './reversal.repo.ts';

type Deps = Pick<CashierDeps, 'clock'>;

interface WhichReversal {
  readonly site_id: number;
  readonly order_number: string;
  readonly reversal_ref: string;
}

/** Money that was taken back is there again, as somebody has seen; booked once, whoever else says so. */
export function wonBackOf({ clock }: Deps): Approvable {
  async function look(transaction: SqlTransaction, which: WhichReversal) {
    const rows = await listReversalsOf(transaction, which.order_number);
    const row = rows.find(
      (each) => each.site_id === which.site_id && each.reversal_ref === which.reversal_ref,
    );
    if (!row) return fail(404);
    if (row.state !== 'taken') return fail(101);
    return { ok: true as const, row, amountMinor: BigInt(row.amount_minor) };
  }
  return defineApprovable(officeEndpoints.cashierWonBack, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { row, amountMinor } = looked;
      const account = (await accountsOf(transaction, [row.member_id])).get(row.member_id);
      return {
        siteId: row.site_id,
        target: `deposit/${row.order_id}`,
        targetName: `${row.order_id} · ${account ?? `#${row.member_id}`}`,
        amount: { amountMinor, currency: row.currency },
        before: { state: row.state },
        after: { state: 'won_back', evidence: input.evidence, ...presentAmount(amountMinor, row.currency) },
        baseRevision: `${row.state} ${row.reversal_ref}`,
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { row, amountMinor } = looked;
      const { psp_id: pspId, reversal_ref: reversalRef } = row;
      const now = clock();
      const told = { pspId, reversalRef, wonBackRef: input.won_back_ref, messageId: null, now };
      if (!(await winBackInside(transaction, told))) return fail(101);
      const owner = { siteId: row.site_id, memberId: row.member_id, currency: row.currency };
      const { reason, evidence } = input;
      await insertClaimDecision(transaction, owner, {
        ...{ kind: 'won_back', changeRequestId, operatorId: actor.operatorId, orderId: row.order_id },
        ...{ amountMinor, evidence, reason, at: now },
      });
      const receipt = await audited(transaction, actor, 'deposit.won_back', {
        target: `deposit/${row.order_id}`,
        siteId: row.site_id,
        changeRequestId,
        before: { state: 'taken', reversal_ref: reversalRef },
        after: { state: 'won_back', evidence, ...presentAmount(amountMinor, row.currency) },
        reason,
      });
      return { ok: true, receipt };
    },
  });
}

/** What a member owes is taken off at the house's cost; never more than is owed at the moment at which that is agreed to. */
export function forgiveOf({ clock }: Deps): Approvable {
  async function look(
    transaction: SqlTransaction,
    input: {
      readonly site_id: number;
      readonly member_id: number;
      readonly currency: Currency;
      readonly amount: string;
    },
  ) {
    const { currency } = input;
    const member = await readOfficeMember(transaction, { siteId: input.site_id, memberId: input.member_id });
    if (!member) return fail(404);
    const amountMinor = readMinor(input.amount, currency);
    if (amountMinor === null || amountMinor === 0n) return failFields({ amount: 'error.field_format' });
    const debtor = { siteId: member.siteId, memberId: member.memberId, currency };
    const owedMinor = await owedBy(transaction, debtor);
    if (owedMinor < amountMinor) return fail(101);
    return { ok: true as const, member, debtor, amountMinor, owedMinor };
  }
  return defineApprovable(officeEndpoints.cashierForgive, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, debtor, amountMinor, owedMinor } = looked;
      const { currency } = debtor;
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        amount: { amountMinor, currency },
        before: { owes: formatMinor(owedMinor, currency), currency },
        after: { owes: formatMinor(owedMinor - amountMinor, currency), currency },
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, debtor, amountMinor } = looked;
      const { currency } = debtor;
      const { reason } = input;
      const now = clock();
      if (!(await forgiveDebt(transaction, debtor, { amountMinor, key: String(changeRequestId), now })))
        return fail(101);
      await insertClaimDecision(transaction, debtor, {
        ...{ kind: 'forgiven', changeRequestId, operatorId: actor.operatorId, orderId: null },
        ...{ amountMinor, evidence: null, reason, at: now },
      });
      const leftMinor = await owedBy(transaction, debtor);
      const receipt = await audited(transaction, actor, 'member.debt_forgiven', {
        target: `member/${member.memberId}`,
        siteId: member.siteId,
        changeRequestId,
        before: { owes: formatMinor(leftMinor + amountMinor, currency), currency },
        after: { owes: formatMinor(leftMinor, currency), currency },
        reason,
      });
      return { ok: true, receipt };
    },
  });
}

function presentAmount(amountMinor: bigint, currency: Currency) {
  return { amount: formatMinor(amountMinor, currency), currency };
}
