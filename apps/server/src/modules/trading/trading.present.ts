import { formatMinor } from '@halls/contract';
import type { DeskOrder, OfficeTicket } from '@halls/contract/office';
import type { TradedTicket } from '@halls/contract/provider';
import { accountsOf, sitesOf } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import type { KeptOrder } from './desk-order.repo.ts';

export interface AccountsOfOperators {
  accountsOf(operatorIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export async function presentOrders(
  { accountsOf: accounts }: AccountsOfOperators,
  orders: readonly KeptOrder[],
): Promise<DeskOrder[]> {
  const known = await accounts([...new Set(orders.map(({ askedBy }) => askedBy))]);
  return orders.map(({ orderId, asked, askedBy, askedAt, reason, changeRequestId, state, refusal }) => ({
    order_id: orderId,
    kind: asked.kind,
    market_id: asked.market_id,
    margin_bp: asked.kind === 'price' ? asked.margin_bp : null,
    shift: asked.kind === 'price' ? asked.shift : null,
    results: asked.kind === 'settle' ? asked.results : null,
    asked_by: { operator_id: askedBy, account: known.get(askedBy) ?? '' },
    asked_at: askedAt.toISOString(),
    change_request_id: changeRequestId,
    ...{ reason, state, refusal },
  }));
}

/** With whose they are: a provider knows members by their number alone. */
export async function presentTickets(sql: Sql, tickets: readonly TradedTicket[]): Promise<OfficeTicket[]> {
  const ids = [...new Set(tickets.map(memberIdOf).filter((id) => id !== null))];
  const [accounts, sites] = await Promise.all([accountsOf(sql, ids), sitesOf(sql, ids)]);
  return tickets.map((ticket) => {
    const { member_ref: _, currency, stake, most_payout, payout, ...told } = ticket;
    const show = (minor: string): string => formatMinor(BigInt(minor), currency);
    const memberId = memberIdOf(ticket);
    const account = memberId === null ? undefined : accounts.get(memberId);
    const siteId = memberId === null ? undefined : sites.get(memberId);
    return {
      ...{ ...told, currency, stake: show(stake), most_payout: show(most_payout) },
      payout: payout === null ? null : show(payout),
      member:
        memberId === null || account === undefined || siteId === undefined
          ? null
          : { member_id: memberId, site_id: siteId, account },
    };
  });
}

function memberIdOf({ member_ref: ref }: TradedTicket): number | null {
  return /^[1-9]\d{0,14}$/.test(ref) ? Number(ref) : null;
}
