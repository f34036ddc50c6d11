import { officeEndpoints } from '@halls/contract/office';
import type { StatementEntry } from '#modules/ledger';
import { readOfficeMember } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readPage, type StatementDeps } from './read-page.ts';

export function statementOfficeRoutes(deps: StatementDeps & { readonly sql: Sql }): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.memberEntries, async (input, { language }) => {
      const member = await readOfficeMember(deps.sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      const numberOf = ({ transactionId }: StatementEntry) => ({ transaction_id: transactionId });
      return succeed(await readPage(deps, member, input, language, numberOf));
    }),
  ];
}
