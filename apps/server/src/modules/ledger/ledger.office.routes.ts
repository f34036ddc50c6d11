import { formatMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import {
  type BookAccount,
  type ListedTransaction,
  balanceAt,
  findTransactions,
  listEntries,
  listTransactions,
  numberBefore,
  readAccount,
  readBooks,
  readTransaction,
  runOn,
} from '@halls/ledger';
import type pg from 'pg';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementAudited, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { askForCheck, readChecks } from './ledger-check.repo.ts';
import {
  presentAccount,
  presentBooks,
  presentCheck,
  presentListed,
  presentTransaction,
} from './ledger.present.ts';

interface BookDeps {
  readonly sql: Sql;
  readonly pool: pg.Pool;
}

const pageSize = 50;
/** The steps of a transfer, which have its order's number in their keys. */
const steps = [':hold', ':settle', ':receive'];

/** The ledger as those see it who answer for the house's books. */
export function ledgerOfficeRoutes(deps: BookDeps): OfficeImplementation[] {
  return [...transactionRoutes(deps), ...accountRoutes(deps), ...checkRoutes(deps.sql)];
}

function transactionRoutes({ sql, pool }: BookDeps): OfficeImplementation[] {
  const on = runOn(pool);
  const presentAll = async (transactions: readonly ListedTransaction[]) => {
    const memberIds = transactions.flatMap(({ memberId }) => memberId ?? []);
    const accounts = await accountsOf(sql, [...new Set(memberIds)]);
    return transactions.map((transaction) => presentListed(transaction, accounts));
  };
  return [
    implementQuery(officeEndpoints.ledgerTransactions, async (input) => {
      const { site_id: siteId, query, limit = pageSize } = input;
      if (query !== '') {
        const keys = [query, ...steps.map((step) => query + step)];
        const number = /^#?\d{1,15}$/.test(query) ? Number(query.replace('#', '')) : null;
        const found = await findTransactions(on, { siteId, keys, number, limit });
        return succeed({ list: await presentAll(found), next_cursor: null });
      }
      const newest = input.at ? (await numberBefore(on, new Date(input.at))) + 1 : null;
      const page = await listTransactions(on, {
        siteId,
        below: readNumberCursor(input.cursor) ?? newest,
        limit,
      });
      return succeed({
        list: await presentAll(page.transactions),
        next_cursor: page.nextBelow === null ? null : String(page.nextBelow),
      });
    }),

    implementQuery(officeEndpoints.ledgerTransaction, async (input) => {
      const transaction = await readTransaction(on, input.transaction_id);
      if (!transaction || transaction.siteId !== input.site_id) return fail(404);
      const memberIds = transaction.legs.flatMap(({ account }) => account.memberId ?? []);
      return succeed(presentTransaction(transaction, await accountsOf(sql, [...new Set(memberIds)])));
    }),
  ];
}

function accountRoutes({ sql, pool }: BookDeps): OfficeImplementation[] {
  const on = runOn(pool);
  /** Null for one of another site. */
  const find = async (asked: { site_id: number; account_id: number }): Promise<BookAccount | null> => {
    const account = await readAccount(on, asked.account_id);
    return account?.siteId === asked.site_id ? account : null;
  };
  return [
    implementQuery(officeEndpoints.ledgerBooks, async (input) =>
      succeed(presentBooks(await readBooks(on, input.site_id, momentOf(input.at)))),
    ),

    implementQuery(officeEndpoints.ledgerAccount, async (input) => {
      const account = await find(input);
      if (!account) return fail(404);
      const accounts = await accountsOf(sql, account.memberId === null ? [] : [account.memberId]);
      const balanceMinor = await balanceAt(on, account, momentOf(input.at));
      return succeed({
        ...presentAccount(account, accounts),
        balance: formatMinor(balanceMinor, account.currency as Currency),
      });
    }),

    implementQuery(officeEndpoints.ledgerEntries, async (input) => {
      const account = await find(input);
      if (!account) return fail(404);
      const { entries, next } = await listEntries(on, account, {
        at: momentOf(input.at),
        below: readPlace(input.cursor),
        limit: input.limit ?? pageSize,
      });
      const money = (amountMinor: bigint) => formatMinor(amountMinor, account.currency as Currency);
      return succeed({
        list: entries.map((entry) => ({
          transaction_id: entry.transactionId,
          leg: entry.leg,
          kind: entry.kind,
          amount: money(entry.amountMinor),
          balance_after: entry.balanceAfterMinor === null ? null : money(entry.balanceAfterMinor),
          at: entry.createdAt.toISOString(),
        })),
        next_cursor: next && `${next.position} ${next.leg}`,
      });
    }),
  ];
}

function checkRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.ledgerChecks, async () => {
      const { last, underWay } = await readChecks(sql);
      return succeed({
        last: last && presentCheck(last),
        under_way: underWay && presentCheck(underWay),
      });
    }),

    implementAudited(officeEndpoints.ledgerCheckAsk, (_, call) =>
      sql.transaction().execute(async (transaction) => {
        const askedAt = await askForCheck(transaction, call.now);
        const receipt = await audited(transaction, call.actor, 'ledger.check_asked', {
          target: 'ledger',
          siteId: null,
          before: null,
          after: { asked_at: askedAt },
          reason: 'check',
        });
        return { ok: true, data: { asked_at: askedAt.toISOString() }, receipt };
      }),
    ),
  ];
}

function momentOf(at: string | undefined): Date | null {
  return at === undefined ? null : new Date(at);
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined) {
  const [, position, leg] = /^(\d{1,15}) (\d{1,4})$/.exec(cursor ?? '') ?? [];
  return position && leg ? { position: Number(position), leg: Number(leg) } : null;
}
