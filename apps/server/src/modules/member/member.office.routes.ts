import { profileFields } from '@halls/contract/member';
import { officeEndpoints } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { audited } from '#platform/audit/audited.ts';
import {
  implementAudited,
  implementChange,
  implementQuery,
  type OfficeImplementation,
} from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { changeMember } from './change-member.ts';
import { findMembers } from './find-members.ts';
import { insertNote, listNotes } from './member-note.repo.ts';
import { presentFound, presentMember, presentNote } from './member.office.present.ts';
import { accountsOf, listLinked, readOfficeMember, type OfficeMember } from './member.office.repo.ts';
import { columnOf } from './member.rules.ts';
import type { PersonalDetails } from './personal-details.ts';
import type { UniqueValues } from './unique-values.ts';

export interface MemberOfficeDeps {
  readonly sql: Sql;
  readonly personal: PersonalDetails;
  readonly uniqueValues: UniqueValues;
}

const pageSize = 50;
const linksShown = 50;
/** Who shared a network longer ago is no neighbour any more. */
const networkDays = 90;
const dayMs = 24 * 60 * 60_000;

/** Members as operators see and change them. */
export function memberOfficeRoutes(deps: MemberOfficeDeps): OfficeImplementation[] {
  return [...readingRoutes(deps), ...standingRoutes(deps.sql), ...noteRoutes(deps.sql)];
}

function readingRoutes({ sql, personal, uniqueValues }: MemberOfficeDeps): OfficeImplementation[] {
  const introducerOf = async ({ agentId, recommenderId }: OfficeMember) => {
    const memberId = agentId ?? recommenderId;
    if (memberId === null) return null;
    const accounts = await accountsOf(sql, [memberId]);
    return { memberId, account: accounts.get(memberId) ?? '' };
  };
  return [
    implementQuery(officeEndpoints.memberSearch, async (input, { now }) => {
      if (input.query !== '' && input.sort?.endsWith('number'))
        return failFields({ sort: 'error.field_not_allowed' });
      const found = await findMembers(
        { sql, uniqueValues },
        {
          siteId: input.site_id,
          query: input.query,
          status: input.status,
          sort: input.sort,
          cursor: input.cursor,
          limit: input.limit ?? pageSize,
          now,
        },
      );
      return succeed({
        list: found.members.map((member) => presentFound(member, now)),
        next_cursor: found.nextCursor,
      });
    }),

    implementQuery(officeEndpoints.memberOne, async (input, { now }) => {
      const member = await readOfficeMember(sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      const since = new Date(now.getTime() - networkDays * dayMs);
      const [told, links, introducer] = await Promise.all([
        personal.read(sql, member.memberId),
        listLinked(sql, member, { since, limit: linksShown }),
        introducerOf(member),
      ]);
      return succeed(presentMember(member, { personal: told, links, introducer, now }));
    }),

    implementAudited(officeEndpoints.memberReveal, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const member = await readOfficeMember(transaction, {
          siteId: input.site_id,
          memberId: input.member_id,
        });
        if (!member) return fail(404);
        const told = await personal.read(transaction, member.memberId);
        const shown = profileFields.filter((field) => told[columnOf(field)] !== '');
        const receipt = await audited(transaction, call.actor, 'member.personal_read', {
          target: `member/${member.memberId}`,
          siteId: member.siteId,
          before: null,
          // which they were, never what they say
          after: { fields: shown },
          reason: input.reason,
        });
        const profile = Object.fromEntries(shown.map((field) => [field, told[columnOf(field)]]));
        return { ok: true, data: { profile }, receipt };
      }),
    ),
  ];
}

function standingRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.memberSetStatus, (input, call) =>
      changeMember(sql, call, 'member.status_set', input, (member) => ({
        isDisabled: input.status === 'disabled',
        frozenUntil:
          input.status === 'frozen'
            ? new Date(input.until ?? call.now)
            : // a freeze that is over is left as it is
              member.frozenUntil && member.frozenUntil > call.now && input.status === 'active'
              ? null
              : member.frozenUntil,
      })),
    ),

    implementChange(officeEndpoints.memberForcePasswordChange, (input, call) =>
      changeMember(sql, call, 'member.password_change_forced', input, () => ({ mustChangePassword: true })),
    ),

    implementChange(officeEndpoints.memberSetTransfer, (input, call) =>
      changeMember(sql, call, 'member.transfer_set', input, () => ({ mayTransfer: input.may_transfer })),
    ),
  ];
}

function noteRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.memberNotes, async (input) => {
      const member = await readOfficeMember(sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      const limit = input.limit ?? pageSize;
      const below = readNumberCursor(input.cursor);
      const notes = await listNotes(sql, member.memberId, { below, limit: limit + 1 });
      const shown = notes.slice(0, limit);
      return succeed({
        list: shown.map(presentNote),
        next_cursor: notes.length > limit ? String(shown.at(-1)?.noteId) : null,
      });
    }),

    implementChange(officeEndpoints.memberNoteAdd, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const member = await readOfficeMember(transaction, {
          siteId: input.site_id,
          memberId: input.member_id,
        });
        if (!member) return fail(404);
        const note = await insertNote(transaction, {
          memberId: member.memberId,
          operator: call.actor,
          at: call.now,
          text: input.text,
        });
        const receipt = await audited(transaction, call.actor, 'member.noted', {
          target: `member/${member.memberId}`,
          siteId: member.siteId,
          before: null,
          after: { note: note.noteId },
          reason: input.reason,
        });
        return { ok: true, data: presentNote(note), receipt };
      }),
    ),
  ];
}
