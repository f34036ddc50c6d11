import { officeEndpoints, type Audience } from '@halls/contract/office';
import { idsOfAccounts } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { presentMailing } from './letter.present.ts';
import type { MailingAudience } from './letter.tables.ts';
import { endMailing, insertMailing, listMailings, lockMailing } from './mailing.repo.ts';
import { listPart, type MailingDeps } from './send-mailings.ts';

const pageSize = 50;
/** Nobody waits for more to be counted. */
const partsCounted = 20;

export function letterOfficeRoutes(deps: MailingDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.mailingList, async (input) => {
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const asked = { siteId: input.site_id, state: input.state, beforeId, limit: limit + 1 };
      const found = await listMailings(sql, asked);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: shown.map(presentMailing),
        next_cursor: found.length > limit && last ? String(last.mailing_id) : null,
      });
    }),

    implementQuery(officeEndpoints.mailingCount, async ({ site_id: siteId, audience }) => {
      const { named, unknown } = await nameMembers(sql, siteId, audience);
      let count = 0;
      let afterId = 0;
      for (let part = 0; part < partsCounted; part += 1) {
        const { memberIds, upTo } = await listPart(deps, sql, siteId, named, afterId);
        count += memberIds.length;
        if (upTo === null) return succeed({ count, is_more: false, unknown_accounts: unknown });
        afterId = upTo;
      }
      return succeed({ count, is_more: true, unknown_accounts: unknown });
    }),

    implementChange(officeEndpoints.mailingSchedule, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, title, content, reason } = input;
        const { named, unknown } = await nameMembers(transaction, siteId, input.audience);
        if (unknown.length > 0) return fail(101, { accounts: unknown });
        const dueAt = input.due_at === undefined ? call.now : new Date(input.due_at);
        const mailingId = await insertMailing(transaction, {
          ...{ siteId, audience: named, title, content, dueAt, reason },
          ...{ operator: call.actor, now: call.now },
        });
        const receipt = await audited(transaction, call.actor, 'letter.scheduled', {
          ...{ target: `mailing/${mailingId}`, siteId, before: null, reason },
          after: { audience: input.audience, title, content, due_at: dueAt.toISOString() },
        });
        return { ok: true, data: { mailing_id: mailingId }, receipt };
      }),
    ),

    implementChange(officeEndpoints.mailingStop, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, mailing_id: mailingId, reason } = input;
        const mailing = await lockMailing(transaction, siteId, mailingId);
        if (!mailing) return fail(404);
        if (mailing.state !== 'waiting') return fail(101);
        await endMailing(transaction, mailingId, 'stopped', call.now);
        const receipt = await audited(transaction, call.actor, 'letter.stopped', {
          ...{ target: `mailing/${mailingId}`, siteId, reason },
          ...{ before: { state: 'waiting' }, after: { state: 'stopped' } },
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

/** The audience with the ids of the members that it names, and the accounts that nobody has. */
async function nameMembers(
  sql: SqlOrTransaction,
  siteId: number,
  audience: Audience,
): Promise<{ readonly named: MailingAudience; readonly unknown: string[] }> {
  if (audience.kind !== 'accounts') return { named: audience, unknown: [] };
  const accounts = [...new Set(audience.accounts)];
  const ids = await idsOfAccounts(sql, siteId, accounts);
  return {
    named: { kind: 'accounts', accounts, member_ids: [...ids.values()] },
    unknown: accounts.filter((account) => !ids.has(account)),
  };
}
