import { formatMinor } from '@halls/contract';
import { officeEndpoints, type OfficeTransfer } from '@halls/contract/office';
import { accountsOf, readOfficeMember } from '#modules/member';
import {
  askNow,
  listUndecided,
  type TransferRow,
  type UndecidedPlace,
  type UndecidedRow,
} from '#modules/transfer-wallet';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readTrace, type WalletDeps } from './read-trace.ts';
import { presentTransfer, presentTransfers } from './transfer.present.ts';

const pageSize = 50;

/** Where members' money is, for operators: the way of each transfer, and what nobody knows the end of. */
export function walletOfficeRoutes(deps: WalletDeps): OfficeImplementation[] {
  const { sql, catalogue } = deps;
  return [
    implementQuery(officeEndpoints.memberMoney, async (input, { language }) => {
      const member = await readOfficeMember(sql, { siteId: input.site_id, memberId: input.member_id });
      if (!member) return fail(404);
      const { currency } = member;
      const trace = await readTrace(member, language, deps);
      const words = wordsOf([...trace.underWay, ...trace.ended]);
      const shown = presentTransfers(trace, currency);
      const inWords = (transfer: (typeof shown.ended)[number]): OfficeTransfer => ({
        ...transfer,
        provider_word: words.get(transfer.order_number) ?? '',
      });
      return succeed({
        ...shown,
        wallets: trace.wallets.map(({ gpId, name, balanceMinor }) => ({
          gp_id: gpId,
          gp_name: name,
          cash: formatMinor(balanceMinor, currency),
        })),
        under_way: shown.under_way.map(inWords),
        ended: shown.ended.map(inWords),
      });
    }),

    implementQuery(officeEndpoints.transfersUndecided, async (input, { language }) => {
      const limit = input.limit ?? pageSize;
      const rows = await listUndecided(sql, {
        siteId: input.site_id,
        gpId: input.gp_id,
        after: readPlace(input.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const [names, accounts] = await Promise.all([
        catalogue.providerNames(input.site_id, language),
        accountsOf(
          sql,
          shown.map((row) => row.member_id),
        ),
      ]);
      const present = (row: UndecidedRow) => ({
        ...presentTransfer(row, row.currency, names),
        provider_word: row.provider_word ?? '',
        site_id: row.site_id,
        member_id: row.member_id,
        member_account: accounts.get(row.member_id) ?? '',
        currency: row.currency,
      });
      const last = shown.at(-1);
      return succeed({
        list: shown.map(present),
        next_cursor: rows.length > limit && last ? `${last.created_at.getTime()} ${last.order_id}` : null,
      });
    }),

    askRoute(deps),
  ];
}

/** The question is written down before it is asked: what comes of it stands with the transfer. */
function askRoute(deps: WalletDeps): OfficeImplementation {
  return implementChange(officeEndpoints.transferAsk, async (input, call) => {
    const asked = await askNow(
      deps,
      { siteId: input.site_id, orderId: input.order_number },
      (transaction, order) =>
        audited(transaction, call.actor, 'transfer.asked', {
          target: `transfer/${order.orderId}`,
          siteId: order.owner.siteId,
          before: { state: order.state, attempts: order.attempts - 1 },
          after: { attempts: order.attempts },
          reason: input.reason,
        }),
    );
    if (asked.kind !== 'asked')
      return fail(asked.kind === 'none' ? 404 : asked.kind === 'decided' ? 101 : 102);
    return {
      ok: true,
      data: { state: asked.state, provider_word: asked.word, asked_at: call.now.toISOString() },
      receipt: asked.noted,
    };
  });
}

function wordsOf(rows: readonly TransferRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.order_id, row.provider_word ?? '']));
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined): UndecidedPlace | null {
  const [, ms, orderId] = /^(\d{1,15}) (.{1,100})$/.exec(cursor ?? '') ?? [];
  return ms && orderId ? { createdAt: new Date(Number(ms)), orderId } : null;
}
