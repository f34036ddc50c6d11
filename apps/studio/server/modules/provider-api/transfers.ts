import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import type { Pool, Sql } from '#platform/database.ts';
import { hashBody } from './hash-body.ts';
import type { TransferKind, TransferOutcome } from './provider-api.tables.ts';
import { claimOrder, executeOrder, insertOrder, type TransferOrder } from './transfer-order.repo.ts';

/**
 * Executes an order once. A repeat with the same body gets the stored answer, refusals too; the order number with
 * another body is DUPLICATE_ORDER; an order that was asked for before it came is refused.
 */
export function executeTransfer(
  pool: Pool,
  kind: TransferKind,
  request: TransferRequest<'transfer-in'> | TransferRequest<'transfer-out-all'>,
): Promise<TransferOutcome> {
  return executeOrder(pool, request, {
    kind,
    bodyHash: hashBody(kind, request),
    memberRef: request.member_ref,
    currency: request.currency,
    amountMinor: 'amount' in request ? request.amount : null,
  });
}

/** What became of an order. One that was never seen is refused from now on, so that the answer is final. */
export async function askTransfer(
  sql: Sql,
  request: TransferRequest<'transfer-status'>,
): Promise<Omit<TransferAnswer<'transfer-status'>, 'request_id'>> {
  return sql.transaction().execute(async (tx) => {
    const order = await claimOrder(tx, request);
    if (!order) {
      await insertOrder(tx, request, neverSeen);
      return { status: 'OK', state: 'rejected' };
    }
    const { state, amountMinor } = order;
    return { status: 'OK', state, ...(state === 'confirmed' && { amount: amountMinor.toString() }) };
  });
}

const neverSeen: TransferOrder = {
  kind: 'question',
  bodyHash: '',
  state: 'rejected',
  amountMinor: 0n,
  answer: { status: 'REJECTED' },
};
