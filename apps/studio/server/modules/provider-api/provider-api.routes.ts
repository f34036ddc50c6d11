import { type TransferMethod, type TransferRequest, transferRequests } from '@halls/contract/provider';
import { findHouseProvider } from '@halls/house-games';
import { addressKey, createCounter } from '@halls/service';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '#modules/game-session';
import { ensurePlayer, findPlayer } from '#modules/player';
import { findRound, hasOpenRound } from '#modules/round';
import type { TableBoard } from '#modules/shared-draws';
import type { TradingDesk } from '#modules/sports';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { askFreeRounds, cancelFreeRounds, giveFreeRounds } from './free-rounds.ts';
import { launchGame } from './launch-game.ts';
import { listRounds } from './list-rounds.ts';
import { listTables } from './list-tables.ts';
import { listBalances, listRoundsOfTime } from './provider-lists.ts';
import { showBoard, showMatch, showTickets, takeDeskOrder } from './trading.ts';
import { askTransfer, executeTransfer } from './transfers.ts';
import { verifyRequest, type SpendNonce } from './verify-request.ts';

type Parts = StudioPlatform & { readonly board: TableBoard; readonly desk: TradingDesk };
type Handlers = {
  readonly [M in TransferMethod]: (parts: Parts, request: TransferRequest<M>) => Promise<object>;
};

/** `POST /provider/v1/<method>`: the operator's calls. 401 for signature, key, time or nonce; 400 for syntax. */
export async function providerApiRoutes(
  http: FastifyInstance,
  parts: Parts & { readonly spendNonce: SpendNonce },
): Promise<void> {
  // rightly signed calls are as many as there are members at play: only others are counted
  const wrongCalls = createCounter({ max: wrongCallsPerMinute, seconds: 60 });
  http.removeAllContentTypeParsers();
  // the signature is over the bytes as they came
  http.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64_000 }, (_request, body, done) =>
    done(null, body),
  );
  http.post<{ Params: { method: string } }>('/provider/v1/:method', async (request, reply) => {
    const { method } = request.params;
    if (!isMethod(method)) return reply.code(404).send({ error: 'NO_SUCH_METHOD' });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const path = request.url.replace(/\?.*$/, '');
    const address = addressKey(request.ip);
    const waitSeconds = parts.rateLimits ? wrongCalls.wait(address, parts.clock()) : 0;
    if (waitSeconds > 0)
      return reply.code(429).header('retry-after', waitSeconds).send({ error: 'TOO_MANY' });
    const key = await verifyRequest(parts, { method: 'POST', path, headers: request.headers, body });
    if (typeof key === 'string') {
      wrongCalls.count(address, parts.clock());
      return reply.code(401).send({ error: key.toUpperCase() });
    }
    const parsed = transferRequests[method].safeParse(parseJson(body));
    if (!parsed.success)
      return reply
        .code(400)
        .send({ error: 'SYNTAX', fields: parsed.error.issues.map((issue) => issue.path.join('.')) });
    if (parsed.data.gp_id !== key.gpId || parsed.data.operator_id !== key.operatorId)
      return reply.code(401).send({ error: 'KEY' });
    const answer = await (handlers[method] as (parts: Parts, request: unknown) => Promise<object>)(
      parts,
      parsed.data,
    );
    return { ...answer, request_id: parsed.data.request_id };
  });
}

/** Of one address, with a wrong signature, key, time or nonce. */
const wrongCallsPerMinute = 30;

const handlers: Handlers = {
  async 'create-member'({ sql }, request) {
    if (findHouseProvider(request.gp_id)?.walletKind !== 'transfer') return { status: 'REJECTED' };
    await ensurePlayer(sql, { ...playerKey(request), kind: 'transfer', language: request.language });
    return { status: 'OK' };
  },
  launch: launchGame,
  async balance({ sql }, request) {
    const player = await findPlayer(sql, playerKey(request));
    if (!player) return { status: 'MEMBER_NOT_FOUND' };
    return {
      status: 'OK',
      amount: player.balanceMinor.toString(),
      balance_version: player.balanceVersion.toString(),
      round_open: await hasOpenRound(sql, player.playerId),
    };
  },
  'transfer-in': ({ pool }, request) => executeTransfer(pool, 'transfer-in', request),
  'transfer-out': ({ pool }, request) => executeTransfer(pool, 'transfer-out', request),
  'transfer-out-all': ({ pool }, request) => executeTransfer(pool, 'transfer-out-all', request),
  'transfer-status': ({ sql }, request) => askTransfer(sql, request),
  async kick({ sql, clock }, request) {
    const player = await findPlayer(sql, playerKey(request));
    if (!player) return { status: 'MEMBER_NOT_FOUND' };
    await endSessionsOf(sql, player.playerId, { reason: 'kicked', now: clock() });
    return { status: 'OK' };
  },
  async 'round-page'({ sql, publicUrl }, request) {
    const player = await findPlayer(sql, playerKey(request));
    if (!player) return { status: 'MEMBER_NOT_FOUND' };
    const round = isRoundId(request.round_id) ? await findRound(sql, request.round_id) : undefined;
    // of a ticket the game itself shows how each leg was decided
    if (round?.playerId !== player.playerId || round.isTicket) return { status: 'REJECTED' };
    const address = new URL('/verify', publicUrl());
    address.searchParams.set('round', round.roundId);
    return { status: 'OK', url: address.href };
  },
  rounds: ({ sql }, request) => listRounds(sql, request),
  'round-list': ({ sql }, request) => listRoundsOfTime(sql, request),
  'balance-list': ({ sql }, request) => listBalances(sql, request),
  tables: ({ board }, request) => listTables(board, request.gp_id),
  'free-rounds-give': giveFreeRounds,
  'free-rounds-status': askFreeRounds,
  'free-rounds-cancel': cancelFreeRounds,
  'trading-board': showBoard,
  'trading-match': showMatch,
  'trading-tickets': showTickets,
  'trading-order': takeDeskOrder,
};

function playerKey(
  request: TransferRequest<'balance'> | TransferRequest<'create-member'> | TransferRequest<'round-page'>,
) {
  return {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  };
}

function isRoundId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function isMethod(method: string): method is TransferMethod {
  return Object.hasOwn(transferRequests, method);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
