import {
  editPassword,
  editWithdrawPassword,
  memberInfo,
  memberLayout,
  memberProfile,
  profileCode,
} from '@halls/contract/member';
import type { Ledger } from '#modules/ledger';
import { readMember, type MemberFace } from '#modules/member';
import type { Notices } from '#modules/notice';
import type { Verifications } from '#modules/verification';
import type { Clock } from '@halls/service';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { changePassword } from './change-password.ts';
import { changeWithdrawPassword } from './change-withdraw-password.ts';
import { editProfile } from './edit-profile.ts';
import { sendContactCode } from './send-contact-code.ts';
import { presentLayout, presentProfile } from './profile.present.ts';

export interface ProfileDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly people: MemberFace;
  readonly notices: Notices;
  readonly verifications: Verifications;
  readonly ledger: Pick<Ledger, 'balanceOf'>;
  /** Whether a game of the member is open. */
  readonly isPlaying: (memberId: number) => Promise<boolean>;
}

export function profileRoutes(deps: ProfileDeps): Implementation[] {
  const { sql, clock, notices, people } = deps;
  const { passwords } = people;
  return [
    implement(memberLayout, async (_input, { actor: member }) => {
      const [row, cashMinor, isPlaying] = await Promise.all([
        readMember(sql, member.memberId),
        deps.ledger.balanceOf(member),
        deps.isPlaying(member.memberId),
      ]);
      return succeed({ member_common_layout: presentLayout(row, member, { cashMinor, isPlaying }) });
    }),

    implement(memberProfile, async (input, { actor: member }) => {
      const outcome = await editProfile(deps, member, input);
      if (!outcome.ok) return outcome;
      const [row, told] = await Promise.all([
        readMember(sql, member.memberId),
        people.personal.read(sql, member.memberId),
      ]);
      return succeed(presentProfile(row, told, member));
    }),

    implement(profileCode, (input, { actor: member, language, remoteAddress }) =>
      sendContactCode(deps, member, { ...input, language, remoteAddress }),
    ),

    implement(editPassword, async (input, { actor: member, language }) =>
      changePassword({ sql, clock, passwords, notices }, member, {
        oldPassword: input.old_password,
        newPassword: input.password,
        language,
      }),
    ),

    implement(editWithdrawPassword, async (input, { actor: member }) =>
      changeWithdrawPassword({ sql, clock, passwords }, member, {
        oldPassword: input.old_password,
        newPassword: input.withdraw_password,
      }),
    ),

    implement(memberInfo, async (input, { actor: member }) =>
      input.id === member.memberId ? succeed({ currency: member.currency }) : fail(404),
    ),
  ];
}
