import { formatMinor, toBit } from '@halls/contract';
import type { MemberProfile } from '@halls/contract/member';
import type { MemberRow, Personal } from '#modules/member';
import type { Member } from '#platform/actor.ts';

/** What the frame around each page shows of its member. */
export function presentLayout(
  row: MemberRow,
  member: Member,
  money: { cashMinor: bigint; isPlaying: boolean },
) {
  return {
    id: row.member_id,
    member_account: row.member_account,
    member_currency: member.currency,
    member_cash: formatMinor(money.cashMinor, member.currency),
    member_type: row.member_type,
    agent_type: row.agent_type,
    agent_level: row.agent_level,
    is_agent: toBit(row.is_agent),
    agent_active: toBit(row.agent_active),
    is_playing: toBit(money.isPlaying),
    cash_back_status: toBit(row.cash_back_status === 1),
    wallet_status: toBit(row.wallet_status === 1),
    first_login_to_change_password: toBit(row.first_login_to_change_password),
    need_bank_account_deposit_verified: toBit(row.need_bank_account_deposit_verified),
  };
}

export function presentProfile(row: MemberRow, told: Personal, member: Member): MemberProfile {
  const { identity_id, ...rest } = told;
  return {
    id: row.member_id,
    member_account: row.member_account,
    member_currency: member.currency,
    is_withdraw_password: toBit(row.has_withdraw_password),
    ...rest,
    new_identity_id: identity_id,
  };
}
