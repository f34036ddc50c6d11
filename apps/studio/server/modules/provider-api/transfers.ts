import { createHash } from 'node:crypto';
import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { type Balance, findPlayer, lockPlayer, type Player, postEntry } from '#modules/player';
import { hasOpenRound } from '#modules/round';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { TransferKind, TransferOutcome } from './provider-api.tables.ts';
import { claimOrder, insertOrder, type TransferOrder } from './transfer-order.repo.ts';

/**
 * Executes an order once. A repeat with the same body gets the stored answer, refusals too; the order number with
 * another body is DUPLICATE_ORDER; an order that was asked for before it came is refused.
 */
export async function executeTransfer(
  sql: Sql,
  kind: TransferKind,
  request: TransferRequest<'transfer-in'> | TransferRequest<'transfer-out-all'>,
): Promise<TransferOutcome> {
  const bodyHash = hashBody(kind, request);
  return sql.transaction().execute(async (tx) => {
    const earlier = await claimOrder(tx, request);
    if (earlier) return answerAgain(earlier, kind, bodyHash);
    const answer = await move(tx, kind, request);
    const isDone = answer.status === 'OK';
    const amount = answer.amount ?? ('amount' in request ? request.amount : '0');
    await insertOrder(tx, request, {
      kind,
      bodyHash,
      state: isDone ? 'confirmed' : 'rejected',
      amountMinor: isDone ? BigInt(amount) : 0n,
      answer,
    });
    return answer;
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

function answerAgain(order: TransferOrder, kind: TransferKind, bodyHash: string): TransferOutcome {
  if (order.kind === 'question') return { status: 'REJECTED' };
  return order.kind === kind && order.bodyHash === bodyHash ? order.answer : { status: 'DUPLICATE_ORDER' };
}

async function move(
  tx: SqlTransaction,
  kind: TransferKind,
  request: TransferRequest<'transfer-in'> | TransferRequest<'transfer-out-all'>,
): Promise<TransferOutcome> {
  const found = await findPlayer(tx, {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  });
  if (found?.kind !== 'transfer') return { status: 'MEMBER_NOT_FOUND' };
  const player = await lockPlayer(tx, found.playerId);
  if (kind === 'transfer-in') return moveIn(tx, player, request as TransferRequest<'transfer-in'>);

  if (await hasOpenRound(tx, player.playerId)) return { status: 'ROUND_OPEN' };
  const amountMinor = 'amount' in request ? BigInt(request.amount) : player.balanceMinor;
  if (amountMinor > player.balanceMinor) return { status: 'NOT_ENOUGH_MONEY', ...presentBalance(player) };
  if (kind === 'transfer-out' && amountMinor === 0n) return { status: 'REJECTED' };
  const balance =
    amountMinor === 0n
      ? player
      : await postEntry(tx, player.playerId, {
          amountMinor: -amountMinor,
          kind: 'transfer_out',
          reference: request.order_id,
        });
  return { status: 'OK', amount: amountMinor.toString(), ...presentBalance(balance) };
}

async function moveIn(
  tx: SqlTransaction,
  player: Player,
  request: TransferRequest<'transfer-in'>,
): Promise<TransferOutcome> {
  const amountMinor = BigInt(request.amount);
  if (amountMinor === 0n) return { status: 'REJECTED' };
  const balance = await postEntry(tx, player.playerId, {
    amountMinor,
    kind: 'transfer_in',
    reference: request.order_id,
  });
  return { status: 'OK', ...presentBalance(balance) };
}

function presentBalance({ balanceMinor, balanceVersion }: Balance) {
  return { balance: balanceMinor.toString(), balance_version: balanceVersion.toString() };
}

/** A repeat carries a new request id; everything else counts. */
function hashBody(kind: TransferKind, request: { request_id: string }): string {
  const content = Object.entries({ ...request, request_id: kind }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
