import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { readLimits } from './read-limits.ts';
import { readLossLimit, setLossLimit } from './loss-limit.repo.ts';
import { limitInWords, presentLimits, readLimit } from './protection.present.ts';
import { isTighter } from './protection.rules.ts';

/** Limits of members, for operators: seen, and tightened at once. */
export function protectionOfficeRoutes({ sql }: { readonly sql: Sql }): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.memberLimits, async (input) => {
      const member = await readOfficeMember(sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      return succeed(presentLimits(await readLimits(sql, member.memberId), member.currency));
    }),

    implementChange(officeEndpoints.limitTighten, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const member = await readOfficeMember(
          transaction,
          { siteId: input.site_id, memberId: input.member_id },
          { lock: true },
        );
        if (!member) return fail(404);
        const { memberId, siteId, currency } = member;
        const next = readLimit(input.amount, currency);
        if (next === undefined || next === null) return failFields({ amount: 'error.field_format' });
        const { amountMinor: now } = await readLossLimit(transaction, memberId);
        if (!isTighter(next, now)) return fail(101);
        await setLossLimit(transaction, memberId, next);
        const receipt = await audited(transaction, call.actor, 'member.limit_tightened', {
          target: `member/${memberId}`,
          siteId,
          before: { loss_per_day: limitInWords(now, currency) },
          after: { loss_per_day: limitInWords(next, currency) },
          reason: input.reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}
