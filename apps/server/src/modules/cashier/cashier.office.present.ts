import { formatMinor, type Currency } from '@halls/contract';
import type { OfficeDataOf } from '@halls/contract/office';
import type { Ledger } from '#modules/ledger';
import type { Operator } from '#platform/actor.ts';
import { may } from '#platform/office/may.ts';
import { operatorRef } from '#platform/office/present-operator.ts';
import type { DecidedStepRow, OfficeDepositRow } from './deposit/office-deposit.repo.ts';
import type { MessagePlace, MessageRow } from './message/office-message.repo.ts';
import { writePlace } from './order-sort.ts';
import { statusOf } from './payment.present.ts';

type Line = OfficeDataOf<'/cashier/deposits'>['list'][number];
type Record = OfficeDataOf<'/cashier/deposit'>;
type Message = OfficeDataOf<'/cashier/messages'>['list'][number];

/** What people are called, by number. */
type Accounts = ReadonlyMap<number, string>;

export function presentDeposit(
  row: OfficeDepositRow,
  members: Accounts,
  reader: Pick<Operator, 'grants'>,
): Line {
  const { currency, received_minor: minor, received_currency: receivedCurrency } = row;
  const isAsked = row.follows_order_id === null;
  return {
    order_number: row.order_id,
    site_id: row.site_id,
    member_id: row.member_id,
    member_account: may(reader, 'member.read', row.site_id) ? (members.get(row.member_id) ?? '') : '',
    psp_id: row.psp_id,
    method: row.code,
    state: statusOf(row.state),
    currency,
    asked: isAsked ? formatMinor(BigInt(row.asked_minor), currency) : null,
    received:
      minor === null || receivedCurrency === null
        ? null
        : { amount: formatMinor(BigInt(minor), receivedCurrency), currency: receivedCurrency },
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/** What only the page of a deposit shows of its row. */
export function presentMore(row: OfficeDepositRow) {
  return {
    psp_ref: row.psp_ref,
    reference: row.reference,
    payment_ref: row.payment_ref,
    refusal_code: row.refusal_code,
    instruction: row.instruction,
    expires_at: row.expires_at?.toISOString() ?? null,
    next_ask_at: row.next_ask_at?.toISOString() ?? null,
    ask_attempts: row.ask_attempts,
    follows_order_number: row.follows_order_id,
    is_fast: row.is_fast,
  };
}

export function presentDecidedStep(row: DecidedStepRow, operators: Accounts): Record['steps'][number] {
  const { operator_id: operatorId } = row;
  return {
    state: statusOf(row.to_state),
    cause: row.cause,
    actor: row.actor,
    message_id: row.message_id,
    at: row.at.toISOString(),
    decision:
      operatorId === null
        ? null
        : {
            operator: operatorRef(operatorId, operators),
            reason: row.reason ?? '',
            change_request_id: row.change_request_id,
            return_reference: row.return_reference,
          },
  };
}

export function presentMessage(row: MessageRow): Message {
  return {
    psp_id: row.psp_id,
    message_id: row.message_id,
    received_at: row.received_at.toISOString(),
    raw: row.raw,
    headers: row.headers,
    distrust: row.distrust,
    order_number: row.order_id,
    outcome: row.outcome,
  };
}

export function presentBooked(
  booked: Awaited<ReturnType<Ledger['transactionsOf']>>[number],
): Record['transactions'][number] {
  return {
    transaction_id: booked.transactionId,
    kind: booked.kind,
    at: booked.createdAt.toISOString(),
    legs: booked.legs.map(({ account, amountMinor }) => {
      // accounts are in the currencies that there are
      const currency = account.currency as Currency;
      return { account: account.kind, currency, amount: formatMinor(amountMinor, currency) };
    }),
  };
}

/** After a deposit, however its list is sorted. */
export function placeOf(row: OfficeDepositRow): string {
  return writePlace({
    ...{ changedAt: row.changed_at, currency: row.currency, orderId: row.order_id },
    amountMinor: BigInt(row.asked_minor),
  });
}

export function writeMessagePlace(row: MessageRow): string {
  return `${row.received_at.getTime()} ${row.message_id}`;
}

/** Null at the beginning, and for what was never a cursor. */
export function readMessagePlace(cursor: string | undefined): MessagePlace | null {
  const [, ms, messageId] = /^(\d{1,15}) (\S{1,128})$/.exec(cursor ?? '') ?? [];
  return ms !== undefined && messageId !== undefined ? { receivedAt: new Date(Number(ms)), messageId } : null;
}
