import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readRecords, type PlayRecordDeps } from './read-records.ts';

export function playRecordOfficeRoutes(deps: PlayRecordDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.memberRounds, async (input, { language }) => {
      const member = await readOfficeMember(deps.sql, { siteId: input.site_id, memberId: input.member_id });
      return member ? succeed(await readRecords(deps, member, input, language)) : fail(404);
    }),
  ];
}
