import { toBit } from '@halls/contract';
import { profileFields } from '@halls/contract/member';
import type { FoundMember, MemberNote, MemberStatus, OfficeDataOf } from '@halls/contract/office';
import type { Found } from './find-members.ts';
import type { Note } from './member-note.repo.ts';
import type { LinkedMember, OfficeMember } from './member.office.repo.ts';
import { columnOf, type Personal } from './member.rules.ts';

interface Standing {
  readonly isDisabled: boolean;
  readonly frozenUntil: Date | null;
}

/** Frozen is who is not let in before a time; a freeze that is over is none. */
export function statusOf({ isDisabled, frozenUntil }: Standing, now: Date): MemberStatus {
  if (isDisabled) return 'disabled';
  return frozenUntil && frozenUntil > now ? 'frozen' : 'active';
}

export function presentFound(member: Found['members'][number], now: Date): FoundMember {
  const standing = { isDisabled: member.status === 'disabled', frozenUntil: member.frozen_until };
  return {
    member_id: member.member_id,
    member_account: member.member_account,
    currency: member.currency,
    status: statusOf(standing, now),
    is_agent: toBit(member.is_agent),
    created_at: member.created_at.toISOString(),
    last_login_at: member.last_login_at?.toISOString() ?? null,
    found_by: member.foundBy,
  };
}

export interface Around {
  readonly personal: Personal;
  readonly links: readonly LinkedMember[];
  readonly introducer: { readonly memberId: number; readonly account: string } | null;
  readonly now: Date;
}

export function presentMember(member: OfficeMember, around: Around): OfficeDataOf<'/member/one'> {
  const { personal, links, introducer, now } = around;
  const status = statusOf(member, now);
  return {
    member_id: member.memberId,
    site_id: member.siteId,
    member_account: member.account,
    currency: member.currency,
    language: member.language,
    status,
    frozen_until: status === 'frozen' ? (member.frozenUntil?.toISOString() ?? null) : null,
    may_transfer: toBit(member.mayTransfer),
    must_change_password: toBit(member.mustChangePassword),
    has_withdraw_password: toBit(member.hasWithdrawPassword),
    is_agent: toBit(member.isAgent),
    agent_active: toBit(member.isAgentActive),
    agent_level: member.agentLevel,
    introduced_by: introducer && {
      kind: member.agentId === null ? 'member' : 'agent',
      member_id: introducer.memberId,
      member_account: introducer.account,
    },
    recommend_code: member.recommendCode,
    registered_from: member.registeredFrom,
    created_at: member.createdAt.toISOString(),
    last_login_at: member.lastLoginAt?.toISOString() ?? null,
    told: profileFields.filter((field) => personal[columnOf(field)] !== ''),
    links: links.map((link) => ({
      member_id: link.memberId,
      member_account: link.account,
      status: statusOf(link, now),
      shares: [
        ...(link.sharesDevice ? ['device' as const] : []),
        ...(link.sharesNetwork ? ['network' as const] : []),
      ],
    })),
    revision: member.revision,
  };
}

export function presentNote({ noteId, at, operator, text }: Note): MemberNote {
  return {
    note_id: noteId,
    at: at.toISOString(),
    operator: { operator_id: operator.operatorId, account: operator.account },
    text,
  };
}
