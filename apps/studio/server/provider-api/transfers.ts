import { createHash } from 'node:crypto';
import type { TransferAnswer, TransferRequest, TransferStatus } from '@halls/contract/provider';
import type { Database, Sql } from '../platform/database.ts';
import { findPlayer, hasOpenRound, lockPlayer, type Player, postEntry } from '../play/players.ts';

export type TransferKind = 'transfer-in' | 'transfer-out' | 'transfer-out-all';
type Answer = { status: TransferStatus; amount?: string; balance?: string };
type Order = {
  kind: TransferKind | 'question';
  bodyHash: string;
  state: 'confirmed' | 'rejected';
  amountMinor: bigint;
  answer: Answer;
};

/**
 * Executes an order once. A repeat with the same body gets the stored answer, refusals too; the order number with
 * another body is DUPLICATE_ORDER; an order that was asked for before it came is refused.
 */
export async function executeTransfer(
  database: Database,
  kind: TransferKind,
  request: TransferRequest<'transfer-in'> | TransferRequest<'transfer-out-all'>,
): Promise<Answer> {
  const bodyHash = hashBody(kind, request);
  return database.transact(async (sql) => {
    const earlier = await claimOrder(sql, request);
    if (earlier) return answerAgain(earlier, kind, bodyHash);
    const answer = await move(sql, kind, request);
    const amountMinor =
      answer.status === 'OK' ? BigInt(answer.amount ?? ('amount' in request ? request.amount : '0')) : 0n;
    await sql.query(
      `insert into studio.transfer_order (operator_id, gp_id, order_id, kind, body_hash, state, amount_minor, answer)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        request.operator_id,
        request.gp_id,
        request.order_id,
        kind,
        bodyHash,
        answer.status === 'OK' ? 'confirmed' : 'rejected',
        amountMinor,
        JSON.stringify(answer),
      ],
    );
    return answer;
  });
}

/** What became of an order. One that was never seen is refused from now on, so that the answer is final. */
export async function askTransfer(
  database: Database,
  request: TransferRequest<'transfer-status'>,
): Promise<Omit<TransferAnswer<'transfer-status'>, 'request_id'>> {
  return database.transact(async (sql) => {
    const order = await claimOrder(sql, request);
    if (order)
      return {
        status: 'OK',
        state: order.state,
        ...(order.state === 'confirmed' && { amount: order.amountMinor.toString() }),
      };
    await sql.query(
      `insert into studio.transfer_order (operator_id, gp_id, order_id, kind, body_hash, state, answer)
       values ($1, $2, $3, 'question', '', 'rejected', '{"status":"REJECTED"}')`,
      [request.operator_id, request.gp_id, request.order_id],
    );
    return { status: 'OK', state: 'rejected' };
  });
}

/** Lets one transaction at a time decide an order number, and gives what was decided before. */
async function claimOrder(
  sql: Sql,
  request: { operator_id: string; gp_id: string; order_id: string },
): Promise<Order | undefined> {
  const key = [request.operator_id, request.gp_id, request.order_id];
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key.join('\n')]);
  return (
    await sql.query<Order>(
      `select kind, body_hash as "bodyHash", state, amount_minor as "amountMinor", answer
     from studio.transfer_order where operator_id = $1 and gp_id = $2 and order_id = $3`,
      key,
    )
  )[0];
}

function answerAgain(order: Order, kind: TransferKind, bodyHash: string): Answer {
  if (order.kind === 'question') return { status: 'REJECTED' };
  return order.kind === kind && order.bodyHash === bodyHash ? order.answer : { status: 'DUPLICATE_ORDER' };
}

async function move(
  sql: Sql,
  kind: TransferKind,
  request: TransferRequest<'transfer-in'> | TransferRequest<'transfer-out-all'>,
): Promise<Answer> {
  const found = await findPlayer(sql, {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  });
  if (found?.kind !== 'transfer') return { status: 'MEMBER_NOT_FOUND' };
  const player = await lockPlayer(sql, found.playerId);
  if (kind === 'transfer-in') return moveIn(sql, player, request as TransferRequest<'transfer-in'>);

  if (await hasOpenRound(sql, player.playerId)) return { status: 'ROUND_OPEN' };
  const amountMinor = 'amount' in request ? BigInt(request.amount) : player.balanceMinor;
  if (amountMinor > player.balanceMinor)
    return { status: 'NOT_ENOUGH_MONEY', balance: player.balanceMinor.toString() };
  if (kind === 'transfer-out' && amountMinor === 0n) return { status: 'REJECTED' };
  const balance =
    amountMinor === 0n
      ? player.balanceMinor
      : await postEntry(sql, player.playerId, -amountMinor, 'transfer_out', request.order_id);
  return { status: 'OK', amount: amountMinor.toString(), balance: balance.toString() };
}

async function moveIn(sql: Sql, player: Player, request: TransferRequest<'transfer-in'>): Promise<Answer> {
  const amountMinor = BigInt(request.amount);
  if (amountMinor === 0n) return { status: 'REJECTED' };
  const balance = await postEntry(sql, player.playerId, amountMinor, 'transfer_in', request.order_id);
  return { status: 'OK', balance: balance.toString() };
}

/** A repeat carries a new request id; everything else counts. */
function hashBody(kind: TransferKind, request: { request_id: string }): string {
  const content = Object.entries({ ...request, request_id: kind }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
