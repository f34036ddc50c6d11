import type pg from 'pg';
import type { PostToAccounts, WalletOwner } from '#modules/ledger';
import { depositColumns, readDeposit, type DepositRow, type StoredDeposit } from './deposit.repo.ts';
import type { DepositState, StepCause } from './deposit.rules.ts';
import type { Payment } from '../service/payment-adapter.ts';
import { serviceVersion } from '../service/payment-service.repo.ts';
import type { NewMessage } from '../message/psp-message.repo.ts';

/** Each in its place; null also where its service is no longer the one of that version. */
export async function findDeposits(
  pool: pg.Pool,
  which: readonly { readonly pspId: string; readonly version: string; readonly orderId: string }[],
): Promise<(StoredDeposit | null)[]> {
  const { rows } = await pool.query<DepositRow | { readonly order_id: null }>({
    name: 'cashier.find_deposits',
    text: `select known.* from unnest($1::text[], $2::text[], $3::text[])
        with ordinality asked (psp_id, version, order_id, place)
      left join lateral (
        select ${depositColumns.join(', ')}
        from cashier.deposit deposit
          join cashier.method method on method.method_id = deposit.method_id
          join cashier.psp psp on psp.psp_id = deposit.psp_id
        where deposit.order_id = asked.order_id and deposit.psp_id = asked.psp_id
          and ${serviceVersion} = asked.version
        limit 1) known on true
      order by asked.place`,
    values: [
      which.map(({ pspId }) => pspId),
      which.map(({ version }) => version),
      which.map(({ orderId }) => orderId),
    ],
  });
  return rows.map((row) => (row.order_id === null ? null : readDeposit(row)));
}

/** A deposit that is to be credited from the state that it was judged by, and the message that says so. */
export interface Credit {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly fromState: DepositState;
  readonly cause: StepCause;
  readonly pspRef: string;
  readonly payment: Payment;
  readonly booking: PostToAccounts;
  readonly message: NewMessage;
}

/** Credits deposits of which none is there twice, and keeps their messages; answers the orders that it did so of. */
export async function creditMany(
  pool: pg.Pool,
  credits: readonly Credit[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ order_id: string }>({
    name: 'cashier.credit_many',
    text: 'select order_id from cashier.credit_many($1, $2) as order_id',
    values: [JSON.stringify(credits.map(rowOf)), now],
  });
  return new Set(rows.map(({ order_id: orderId }) => orderId));
}

/** A row of the SQL type `cashier.credit`, but for the accounts, which are looked up there. */
function rowOf({ orderId, owner, fromState, cause, pspRef, payment, booking, message }: Credit) {
  return {
    order_id: orderId,
    from_state: fromState,
    cause,
    site_id: owner.siteId,
    member_id: owner.memberId,
    currency: owner.currency,
    psp_id: message.pspId,
    psp_ref: pspRef,
    payment_ref: payment.paymentRef,
    received_minor: payment.amountMinor.toString(),
    scope: booking.scope,
    key: booking.key,
    request_hash: `\\x${booking.requestHash.toString('hex')}`,
    kind: booking.kind,
    note: booking.note,
    message_id: message.messageId,
    received_at: message.receivedAt,
    raw: message.raw,
    headers: message.headers,
  };
}
