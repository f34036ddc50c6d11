import type { Sql } from '#platform/database.ts';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { OfficeCall } from '#platform/office/office-call.ts';
import { fail, type Failure } from '#platform/result.ts';
import {
  changeStanding,
  readOfficeMember,
  type MemberStanding,
  type OfficeMember,
} from './member.office.repo.ts';

export interface MemberInput {
  readonly site_id: number;
  readonly member_id: number;
  readonly reason: string;
}

type Changed<Action extends string> =
  | {
      readonly ok: true;
      readonly data: { readonly revision: number };
      readonly receipt: AuditReceipt<Action>;
    }
  | Failure<101 | 102>;

/**
 * Changes how a member stands, written down with both sides. 101 where they stand so already, 102 where somebody else
 * has changed them since `revision`. What follows from it (sessions and games that end, windows that are told) is
 * done by the row's triggers, in the same transaction.
 */
export function changeMember<Action extends string>(
  sql: Sql,
  call: OfficeCall,
  action: Action,
  input: MemberInput & { readonly revision: number },
  standingOf: (member: OfficeMember) => MemberStanding,
): Promise<Changed<Action>> {
  return sql.transaction().execute(async (transaction) => {
    const member = await readOfficeMember(
      transaction,
      { siteId: input.site_id, memberId: input.member_id },
      { lock: true },
    );
    if (!member) return fail(404);
    if (member.revision !== input.revision) return fail(102);
    const after = standingOf(member);
    const before = pick(member, after);
    if (JSON.stringify(before) === JSON.stringify(after)) return fail(101);
    const revision = await changeStanding(transaction, member.memberId, after);
    const receipt = await audited(transaction, call.actor, action, {
      target: `member/${member.memberId}`,
      siteId: member.siteId,
      before: inWords(before),
      after: inWords(after),
      reason: input.reason,
    });
    return { ok: true, data: { revision }, receipt };
  });
}

/** As the log shows it: by the names that calls have. */
function inWords({ isDisabled, frozenUntil, mayTransfer, mustChangePassword }: MemberStanding) {
  return {
    ...(isDisabled !== undefined && { status: isDisabled ? 'disabled' : 'active' }),
    ...(frozenUntil !== undefined && { frozen_until: frozenUntil }),
    ...(mayTransfer !== undefined && { may_transfer: mayTransfer }),
    ...(mustChangePassword !== undefined && { must_change_password: mustChangePassword }),
  };
}

function pick(member: OfficeMember, keys: MemberStanding): MemberStanding {
  return Object.fromEntries((Object.keys(keys) as (keyof MemberStanding)[]).map((key) => [key, member[key]]));
}
