import { officeEndpoints } from '@halls/contract/office';
import { listDevices, readOfficeMember } from '#modules/member';
import { loginRecordsKeptMs, readLastLogins, readLoginRecords, readOpenSession } from '#modules/session';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { lookOf } from './device.present.ts';
import { deviceIdOf, shownAtOnce } from './device.rules.ts';

/** What of a device's hash tells two apart. */
const fingerprintLength = 10;

export function deviceOfficeRoutes({ sql }: { sql: Sql }): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.memberDevices, async (input, { now }) => {
      const member = await readOfficeMember(sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      const limit = input.limit ?? shownAtOnce;
      const [session, known, records] = await Promise.all([
        readOpenSession(sql, member.memberId),
        listDevices(sql, member.memberId, shownAtOnce),
        readLoginRecords(sql, member, {
          since: new Date(now.getTime() - loginRecordsKeptMs),
          before: input.cursor === undefined ? null : Number(input.cursor),
          limit: limit + 1,
        }),
      ]);
      const logins = await readLastLogins(
        sql,
        member,
        known.map(({ hash }) => hash),
      );
      const shown = records.slice(0, limit);
      return succeed({
        session: session && {
          ...lookOf(session.userAgent),
          address: session.remoteAddress ?? '',
          began_at: session.beganAt.toISOString(),
          last_used_at: session.lastUsedAt.toISOString(),
        },
        devices: known.map(({ hash, firstSeenAt }) => {
          const login = logins.find(({ deviceHash }) => deviceHash.equals(hash));
          return {
            ...lookOf(login?.userAgent ?? ''),
            fingerprint: deviceIdOf(hash).slice(0, fingerprintLength),
            address: login?.remoteAddress ?? '',
            first_seen_at: firstSeenAt.toISOString(),
            last_seen_at: (login?.at ?? firstSeenAt).toISOString(),
          };
        }),
        logins: shown.map(({ id, at, outcome, remoteAddress, userAgent }) => ({
          id,
          at: at.toISOString(),
          outcome,
          ...lookOf(userAgent),
          address: remoteAddress ?? '',
        })),
        next_cursor: records.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      });
    }),
  ];
}
