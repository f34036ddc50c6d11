import type { Operator } from '#platform/actor.ts';
import { defineExportSource, type AnyExportSource, type ExportCell } from '#platform/export-source.ts';
import { may } from '#platform/office/may.ts';
import { findMembers } from './find-members.ts';
import type { MemberOfficeDeps } from './member.office.routes.ts';
import { presentFound } from './member.office.present.ts';
import type { ProfileColumn } from './member.rules.ts';

const limit = 200;
/** What is told of a member that says who they are. */
const personalColumns = [
  'member_name',
  'member_email',
  'member_phone',
] as const satisfies readonly ProfileColumn[];
/** There is something, and it is not shown. */
const covered = '***';

/** Members as a file; names and contacts covered unless they are asked for by who may see them. */
export function memberExports({ sql, personal, uniqueValues }: MemberOfficeDeps): AnyExportSource[] {
  return [
    defineExportSource<'members'>({
      list: 'members',
      mayRead: (holder: Pick<Operator, 'grants'>, { site_id: siteId, in_clear: inClear }) =>
        may(holder, 'member.read', siteId) && (!inClear || may(holder, 'member.read_personal', siteId)),
      columns: () => [
        ...['member_id', 'member_account', 'status', 'currency', 'is_agent', 'created_at', 'last_login_at'],
        ...personalColumns,
      ],
      async *read({ site_id: siteId, query, status, in_clear: inClear }, { now }) {
        let cursor: string | undefined;
        do {
          const search = { siteId, query, status, cursor, limit, now };
          const found = await findMembers({ sql, uniqueValues }, search);
          const lines: ExportCell[][] = [];
          for (const member of found.members) {
            const shown = presentFound(member, now);
            const told = await personal.read(sql, member.member_id);
            lines.push([
              { figure: String(shown.member_id) },
              ...[shown.member_account, shown.status, shown.currency, shown.is_agent === 1 ? 'yes' : 'no'],
              ...[shown.created_at, shown.last_login_at ?? ''],
              ...personalColumns.map((column) => (told[column] === '' || inClear ? told[column] : covered)),
            ]);
          }
          yield lines;
          cursor = found.nextCursor ?? undefined;
        } while (cursor !== undefined);
      },
    }),
  ];
}
