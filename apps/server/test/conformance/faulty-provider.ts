import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transferRequests, type TransferMethod } from '@halls/contract/provider';
import { isSignatureOf, verifySignedRequest } from '@halls/provider-signature';

/** How a provider that holds money breaks the protocol. */
export type TransferFault =
  | 'moves each time'
  | 'takes any body for a known order'
  | 'tries refused orders again'
  | 'forgets questions'
  | 'calls unknown orders in progress'
  | 'trusts any signature'
  | 'trusts any time'
  | 'trusts nonces again'
  | 'counts in 32 bits'
  | 'takes any amount'
  | 'answers in another shape'
  | 'makes members on the way'
  | 'lists rounds of any time'
  | 'leaves balances out';

interface Order {
  readonly content: string;
  readonly answer: Record<string, string>;
}
type Body = Record<string, string>;

export const faultyKey = { operatorId: 'GPXX', keyId: 'k-1', secret: 'secret-of-a-trial-provider' };

/** A provider in memory that keeps to the protocol, but for its faults. */
export async function startFaultyProvider(...faults: readonly TransferFault[]) {
  const has = (fault: TransferFault) => faults.includes(fault);
  const balances = new Map<string, bigint>();
  const orders = new Map<string, Order>();
  const nonces = new Set<string>();

  function move(method: TransferMethod, body: Body): Record<string, string> {
    const { request_id: _, ...rest } = body;
    const content = JSON.stringify({ method, ...rest });
    const known = orders.get(body.order_id!);
    if (known && !has('moves each time')) {
      const isRefused = known.answer.status !== 'OK';
      if (
        known.content !== content &&
        known.content !== 'question' &&
        !has('takes any body for a known order')
      )
        return { status: 'DUPLICATE_ORDER' };
      if (!(isRefused && has('tries refused orders again'))) return known.answer;
    }
    const answer = execute(method, body);
    orders.set(body.order_id!, { content, answer });
    return answer;
  }

  function execute(method: TransferMethod, body: Body): Record<string, string> {
    if (!balances.has(body.member_ref!) && !has('makes members on the way'))
      return { status: 'MEMBER_NOT_FOUND' };
    const before = balances.get(body.member_ref!) ?? 0n;
    const amount = method === 'transfer-out-all' ? before : amountOf(body);
    if (method !== 'transfer-in' && amount > before) return { status: 'NOT_ENOUGH_MONEY' };
    const after = method === 'transfer-in' ? before + amount : before - amount;
    balances.set(body.member_ref!, has('counts in 32 bits') ? BigInt.asUintN(32, after) : after);
    return { status: 'OK', amount: String(amount), balance: String(balances.get(body.member_ref!)) };
  }

  function amountOf({ amount }: Body): bigint {
    if (has('takes any amount')) return BigInt(Math.abs(Math.trunc(Number(amount))) || 0);
    return BigInt(amount!);
  }

  function ask(body: Body): Record<string, string> {
    const known = orders.get(body.order_id!);
    if (known) {
      return known.answer.status === 'OK'
        ? { status: 'OK', state: 'confirmed', amount: known.answer.amount! }
        : { status: 'OK', state: 'rejected' };
    }
    if (has('calls unknown orders in progress')) return { status: 'OK', state: 'in_progress' };
    if (!has('forgets questions'))
      orders.set(body.order_id!, { content: 'question', answer: { status: 'REJECTED' } });
    return { status: 'OK', state: 'rejected' };
  }

  function obey(method: TransferMethod, body: Body): object {
    switch (method) {
      case 'create-member':
        balances.set(body.member_ref!, balances.get(body.member_ref!) ?? 0n);
        return { status: 'OK' };
      case 'launch':
        return body.game_code === '0'
          ? { status: 'OK', launch_url: 'http://games.localhost/?code=1' }
          : { status: 'INVALID_GAME' };
      case 'balance': {
        const minor = balances.get(body.member_ref!);
        if (minor === undefined) return { status: 'MEMBER_NOT_FOUND' };
        return { status: 'OK', amount: has('answers in another shape') ? Number(minor) : String(minor) };
      }
      case 'transfer-in':
      case 'transfer-out':
      case 'transfer-out-all':
        return move(method, body);
      case 'transfer-status':
        return ask(body);
      case 'free-rounds-give':
      case 'free-rounds-status':
      case 'free-rounds-cancel':
      case 'trading-board':
      case 'trading-match':
      case 'trading-tickets':
      case 'trading-order':
        return { status: 'REJECTED' };
      case 'rounds':
        return { status: 'OK', rounds: [], next_cursor: body.cursor };
      case 'round-list': {
        const ended = endedRounds.filter(
          ({ ended_at: at }) => has('lists rounds of any time') || (at >= body.from! && at < body.until!),
        );
        return part('rounds', ended, body);
      }
      case 'balance-list': {
        const told = has('leaves balances out') ? [] : [...balances];
        const held = told.map(([member_ref, minor]) => ({
          ...{ member_ref, currency: 'VND', amount: String(minor), round_open: false },
        }));
        return part('balances', held, body);
      }
      case 'kick':
      case 'tables':
      case 'round-page':
        return { status: 'OK' };
    }
  }

  async function isTrusted(request: IncomingMessage, body: Buffer): Promise<boolean> {
    const path = request.url ?? '';
    if (has('trusts any time')) {
      const header = (name: string) => String(request.headers[name]);
      const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
      const isFresh = nonces.size < nonces.add(nonce).size && header('x-key-id') === faultyKey.keyId;
      const signed = { timestamp, nonce, method: 'POST', path, body };
      return isFresh && isSignatureOf(signed, faultyKey.secret, header('x-signature'));
    }
    const { ok, ...rest } = await verifySignedRequest(
      { method: 'POST', path, headers: request.headers, body },
      {
        nowMs: Date.now(),
        findKey: async (operatorId, keyId) =>
          operatorId === faultyKey.operatorId && keyId === faultyKey.keyId ? faultyKey : null,
        spendNonce: (_, nonce) => has('trusts nonces again') || nonces.size < nonces.add(nonce).size,
      },
    );
    return ok || (has('trusts any signature') && 'reason' in rest && rest.reason === 'SIGNATURE');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!(await isTrusted(request, raw))) return void answer(401, { error: 'SIGNATURE' });
    const method = (request.url ?? '').replace('/provider/v1/', '') as TransferMethod;
    const body = readJson(raw);
    const isRight = transferRequests[method].safeParse(body).success;
    if (!body || (!isRight && !(has('takes any amount') && 'amount' in body && !('bonus' in body))))
      return void answer(400, { error: 'SYNTAX' });
    answer(200, { ...obey(method, body), request_id: body.request_id });
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const endedRounds = ['r-1', 'r-2', 'r-3'].map((round_id, place) => ({
  ...{ round_id, member_ref: 'trial', game_code: '0', currency: 'VND', stake: '10', payout: '0' },
  ...{ state: 'settled', ended_at: `2026-03-0${place + 1}T12:00:00.000Z` },
}));

/** The cursor is how many were told. */
function part(name: string, all: readonly object[], { cursor, limit }: Body): object {
  const from = Number(cursor);
  const until = from + Number(limit);
  const next_cursor = until < all.length ? String(until) : null;
  return { status: 'OK', [name]: all.slice(from, until), next_cursor };
}

function readJson(raw: Buffer): Body | null {
  try {
    return JSON.parse(raw.toString()) as Body;
  } catch {
    return null;
  }
}
