import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeamlessAnswer, SeamlessStatus } from '@halls/contract/provider';
import { isSignatureOf } from '@halls/provider-signature';

type Incident = 'answer' | '500' | 'lose_answer' | 'lose_request' | 'late' | SeamlessStatus;

/**
 * An operator's seamless wallet with one purse for all members, kept in memory, as the protocol has it: idempotent by transaction,
 * rollback with tombstones. `incidents` says what befalls the next changing calls; then everything is answered.
 */
export async function startFakeOperator(options: {
  balanceMinor: bigint;
  secret: string;
  lateMs?: number;
  jackpotMinor?: bigint;
}) {
  let cash = options.balanceMinor;
  /** Null: the operator has no jackpot. */
  let jackpot = options.jackpotMinor ?? null;
  /** By rounds that a grant has paid for. */
  let freeWon = 0n;
  const executed = new Map<string, { delta: bigint; body: string; isRolledBack: boolean }>();
  const tombstones = new Set<string>();
  const incidents: Incident[] = [];
  /** What `authenticate` was asked for, and which codes it does not know. */
  const authenticated: string[] = [];
  const unknownCodes = new Set<string>();
  const calls: { method: string; transactionId: string }[] = [];

  function execute(
    method: string,
    content: Record<string, string>,
    body: string,
  ): Partial<SeamlessAnswer> & { status: SeamlessStatus } {
    const id = content.transaction_id!;
    if (method === 'rollback') {
      const reference = content.reference_transaction_id!;
      const target = executed.get(reference);
      if (target && !target.isRolledBack) {
        target.isRolledBack = true;
        cash -= target.delta;
        return { status: 'OK', applied: true };
      }
      tombstones.add(reference);
      return { status: 'OK', applied: false };
    }
    if (tombstones.has(id)) return { status: 'TRANSACTION_ROLLED_BACK' };
    const earlier = executed.get(id);
    if (earlier)
      return earlier.body === body
        ? {
            status: 'OK',
            replayed: true,
            ...(method === 'jackpot-win' && { amount: earlier.delta.toString() }),
          }
        : { status: 'DUPLICATE_TRANSACTION' };
    if (method === 'free-round') {
      freeWon += BigInt(content.win!);
      executed.set(id, { delta: 0n, body, isRolledBack: false });
      return { status: 'OK' };
    }
    if (method === 'jackpot-win') {
      const bet = executed.get(`${content.round_id}:bet-win`);
      if (jackpot === null || !bet || bet.isRolledBack || !bet.body.includes('"jackpot_contribution"'))
        return { status: 'TRANSACTION_DOES_NOT_EXIST' };
      const won = jackpot;
      jackpot = 0n;
      cash += won;
      executed.set(id, { delta: won, body, isRolledBack: false });
      return { status: 'OK', amount: won.toString() };
    }
    if (method === 'adjust') {
      const delta = BigInt(content.amount!);
      if (cash + delta < 0n) return { status: 'NOT_ENOUGH_MONEY' };
      cash += delta;
      executed.set(id, { delta, body, isRolledBack: false });
      return { status: 'OK' };
    }
    const stake = method === 'win' ? 0n : BigInt(content.bet_amount ?? content.amount!);
    if (stake > cash) return { status: 'NOT_ENOUGH_MONEY' };
    const delta = BigInt((method === 'win' ? content.amount : content.win_amount) ?? 0) - stake;
    cash += delta;
    if (jackpot !== null) jackpot += BigInt(content.jackpot_contribution ?? 0);
    executed.set(id, { delta, body, isRolledBack: false });
    return { status: 'OK' };
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => respond(request, response, body));
  });

  function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = request.url!;
    const header = (name: string): string => String(request.headers[name] ?? '');
    const signed = { timestamp: header('x-timestamp'), nonce: header('x-nonce'), method: 'POST', path, body };
    if (!isSignatureOf(signed, options.secret, header('x-signature')))
      return void response.writeHead(401).end();
    const method = path.split('/').at(-1)!;
    const content = JSON.parse(body) as Record<string, string>;
    const send = (answer: Partial<SeamlessAnswer> & { status: SeamlessStatus }): void => {
      const base = {
        request_id: content.request_id,
        wallet_transaction_id: null,
        currency: 'VND',
        replayed: false,
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...base, balance: { cash: cash.toString(), bonus: '0' }, ...answer }));
    };
    if (method === 'authenticate') {
      authenticated.push(content.code!);
      if (unknownCodes.has(content.code!)) return send({ status: 'INVALID_TOKEN' });
      return send({
        status: 'OK',
        session_token: 'wallet-token',
        member_ref: `member-of-${content.code}`,
        site_id: 1,
        language: 'vi_VN',
      });
    }
    if (method === 'balance') return send({ status: 'OK' });
    if (method === 'jackpot') return send({ status: 'OK', jackpot: jackpot?.toString() ?? null });

    calls.push({ method, transactionId: content.transaction_id! });
    const incident = incidents.shift() ?? 'answer';
    if (incident === '500') return void response.writeHead(500).end();
    if (incident === 'lose_request') return void request.socket.destroy();
    if (incident !== 'answer' && incident !== 'lose_answer' && incident !== 'late')
      return send({ status: incident });
    const result = execute(method, content, body);
    if (incident === 'lose_answer') return void request.socket.destroy();
    if (incident === 'late') return void setTimeout(() => send(result), options.lateMs ?? 1_600).unref();
    send(result);
  }
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    incidents,
    authenticated,
    unknownCodes,
    calls,
    cashMinor: () => cash,
    /** Takes money out of the purse, as another game would; below zero it is put in. */
    spend(amountMinor: bigint): bigint {
      cash -= amountMinor;
      return amountMinor;
    },
    freeWonMinor: () => freeWon,
    jackpotMinor: () => jackpot,
    executedCount: () => [...executed.values()].filter((entry) => !entry.isRolledBack).length,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
