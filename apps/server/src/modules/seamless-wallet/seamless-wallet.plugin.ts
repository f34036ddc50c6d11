import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { createBatcher, type Batcher, isDatabaseDown } from '@halls/service';
import type { Currency } from '@halls/contract';
import type { FreeRoundsFace } from '#modules/free-rounds';
import type { Jackpots } from '#modules/jackpot';
import type { PromotionFace } from '#modules/promotion';
import type { ProtectionFace } from '#modules/protection';
import type {
  GameProviders,
  HttpAnswer,
  SeamlessWire,
  WalletOperation,
  WalletOutcome,
  WalletRequest,
} from '#modules/provider-connection';
import { executeMany, findFedJackpot, openSession, readBalance } from './seamless-wallet.repo.ts';

const retryAfterSeconds = 2;
const bodyLimitBytes = 16 * 1024;
const sessionLifetimeSeconds = 12 * 60 * 60;

export interface SeamlessWalletDeps {
  readonly pool: pg.Pool;
  readonly gameProviders: Pick<GameProviders, 'wires'>;
  readonly freeRounds: FreeRoundsFace;
  readonly jackpots: Pick<Jackpots, 'amountOf'>;
  readonly promotion: PromotionFace;
  readonly protection: ProtectionFace;
}

/** Serves the wallet on every wire that a provider may ask on. */
export function registerSeamlessWallet(http: FastifyInstance, deps: SeamlessWalletDeps): void {
  const queue: Batcher<WalletOperation, WalletOutcome> = createBatcher({
    run: (operations) => executeMany(deps.pool, operations),
    // one commit for sixteen bets is worth more than a second connection for half of them
    minShare: 16,
    // and what fewer would bring is less than what beginning their statements costs
    minBeside: 8,
  });
  for (const wire of deps.gameProviders.wires) {
    void http.register(async (scope) => serveWire(scope, wire, (asked) => answerTo(asked, deps, queue)));
  }
}

function serveWire(
  scope: FastifyInstance,
  wire: SeamlessWire,
  answer: (asked: WalletRequest) => Promise<HttpAnswer>,
): void {
  // a signature may be over the bytes that came, so the wire reads the body and not the server
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error, request, reply) => refuseBroken(error, wire, request, reply));
  for (const { method, path, read } of wire.routes) {
    scope.route({
      method,
      url: path,
      bodyLimit: bodyLimitBytes,
      config: { isForServers: true },
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const asked = await read({ method, path: request.raw.url ?? '', headers: request.headers, body });
        return send(reply, await answer(asked));
      },
    });
  }
}

async function answerTo(
  asked: WalletRequest,
  deps: SeamlessWalletDeps,
  queue: Batcher<WalletOperation, WalletOutcome>,
): Promise<HttpAnswer> {
  const { pool, jackpots, freeRounds } = deps;
  switch (asked.kind) {
    case 'refused':
      return asked.answer;
    case 'operation': {
      const outcome = await queue.submit(asked.operation);
      if (outcome.status === 'LIMIT_REACHED') tellLimit(asked.operation, outcome, deps);
      return asked.present(outcome);
    }
    case 'free-round':
      return asked.present(await freeRounds.countRound(asked.operation));
    case 'balance':
      return asked.present(await readBalance(pool, asked));
    case 'jackpot': {
      const fed = await findFedJackpot(pool, asked);
      if (fed.status !== 'OK') return asked.present(fed);
      const currency = asked.currency as Currency;
      const amountMinor = fed.takesPart ? await jackpots.amountOf(fed.siteId, currency) : null;
      return asked.present({ status: 'OK', currency, amountMinor });
    }
    case 'authenticate': {
      const token = randomBytes(32).toString('base64url');
      const lifetimeSeconds = sessionLifetimeSeconds;
      return asked.present(
        await openSession(pool, { actor: asked.actor, code: asked.code, token, lifetimeSeconds }),
      );
    }
  }
}

function tellLimit(
  operation: WalletOperation,
  { currency }: WalletOutcome,
  { promotion, protection }: SeamlessWalletDeps,
): void {
  if (currency === null || !('stakeMinor' in operation)) return;
  const { memberRef, gameCode, stakeMinor, actor } = operation;
  const memberId = Number(memberRef);
  protection.tellIfLimited({ memberId, currency, stakeMinor });
  promotion.tellIfRefused({ memberId, currency, gpId: actor.gpId, gameCode, stakeMinor });
}

function send(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply.code(answer.status).header('content-type', answer.contentType).send(answer.body);
}

function refuseBroken(
  error: unknown,
  wire: SeamlessWire,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return send(reply, { ...wire.presentFailure('unreadable'), status });
  request.log.error({ err: error }, 'wallet request failed');
  const passes = isDatabaseDown(error);
  return send(reply, wire.presentFailure(passes ? 'overloaded' : 'broken'));
}
