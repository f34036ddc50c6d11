import { officeEndpoints } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import type { Approvable } from '#platform/office/approvable.ts';
import { sitesWhere } from '#platform/office/may.ts';
import {
  implementAudited,
  implementChange,
  implementQuery,
  type OfficeImplementation,
} from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { implementApproved } from './ask-for-change.ts';
import { presentLine, presentRequest } from './change-request.present.ts';
import { findRequest, listRequests, votesOn, type RequestRow, type VoteRow } from './change-request.repo.ts';
import { withdrawRequest } from './end-change-requests.ts';
import { voteOnChange } from './vote-on-change.ts';

const pageSize = 50;

export interface ChangeRequestDeps {
  readonly sql: Sql;
  accountsOf(operatorIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** What needs other people: the calls that ask for it, and those by which others agree. */
export function changeRequestRoutes(
  { sql, accountsOf }: ChangeRequestDeps,
  approvables: readonly Approvable[],
): OfficeImplementation[] {
  const byAction = new Map(approvables.map((approvable) => [approvable.endpoint.audit, approvable]));
  const approvableOf = (action: string) => byAction.get(action);
  const accountsIn = (requests: readonly RequestRow[], votes: readonly VoteRow[]) =>
    accountsOf([...requests.map(({ askedBy }) => askedBy), ...votes.map(({ operatorId }) => operatorId)]);

  return [
    ...implementApproved({ sql }, approvables),

    implementQuery(officeEndpoints.changeRequestList, async (input, { actor }) => {
      const { cursor, limit = pageSize, site_id: siteId, state, action } = input;
      const rows = await listRequests(sql, {
        ...{ siteId, state, action },
        sites: sitesWhere(actor, 'request.read'),
        before: readNumberCursor(cursor),
        limit: limit + 1,
        votable: input.mine_to_vote ? placesOf(actor, approvables) : null,
      });
      const shown = rows.slice(0, limit);
      const votes = await votesOn(
        sql,
        shown.map((row) => row.changeRequestId),
      );
      const accounts = await accountsIn(shown, []);
      return succeed({
        list: shown.map((row) =>
          presentLine(row, votes.filter(isOn(row)), {
            actor,
            accounts,
            approvable: approvableOf(row.action),
          }),
        ),
        next_cursor: rows.length > limit ? String(shown.at(-1)?.changeRequestId) : null,
      });
    }),

    implementQuery(officeEndpoints.changeRequestOne, async (input, call) => {
      const { actor } = call;
      const request = await findRequest(sql, input.change_request_id);
      const sites = sitesWhere(actor, 'request.read');
      if (!request || !(sites === null || (request.siteId !== null && sites.includes(request.siteId))))
        return fail(404);
      const votes = await votesOn(sql, [request.changeRequestId]);
      const accounts = await accountsIn([request], votes);
      const onlooker = { actor, accounts, approvable: approvableOf(request.action) };
      return succeed({ change_request: presentRequest(request, votes, onlooker, call) });
    }),

    implementAudited(officeEndpoints.voteOnRequest, (input, call) =>
      voteOnChange({ sql, approvableOf }, input, call),
    ),
    implementChange(officeEndpoints.withdrawRequest, (input, call) => withdrawRequest(sql, input, call)),
  ];
}

/** Where an operator may decide on what. */
function placesOf(actor: Operator, approvables: readonly Approvable[]) {
  return {
    operatorId: actor.operatorId,
    places: approvables.map(({ endpoint }) => ({
      action: endpoint.audit,
      sites: sitesWhere(actor, endpoint.approval.permission),
    })),
  };
}

function isOn({ changeRequestId }: RequestRow): (vote: VoteRow) => boolean {
  return (vote) => vote.changeRequestId === changeRequestId;
}
