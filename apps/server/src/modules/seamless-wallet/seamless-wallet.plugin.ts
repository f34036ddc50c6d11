import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { createBatcher, LedgerOverloadedError, type Batcher } from '#modules/ledger';
import {
  seamlessRequests,
  signatureToleranceMs,
  type SeamlessAnswer,
  type SeamlessMethod,
  type SeamlessRequest,
} from '@halls/contract/provider';
import type { ProviderConnection, ProviderDirectory } from '#modules/provider-connection';
import {
  buildOperation,
  hashToken,
  type ChangingMethod,
  type SeamlessOperation,
} from './seamless-operation.ts';
import { executeMany, openSession, readBalance, type SeamlessOutcome } from './seamless-wallet.repo.ts';
import { createSpentNonces } from './spent-nonces.ts';
import { verifyRequest, type Distrust } from './verify-request.ts';

const bodyLimitBytes = 16 * 1024;
const noncesKept = 1_000_000;
const sessionLifetimeSeconds = 12 * 60 * 60;

type OperationQueue = Batcher<SeamlessOperation, SeamlessOutcome>;

export interface SeamlessWalletParts {
  readonly pool: pg.Pool;
  readonly providers: ProviderDirectory;
  readonly nowMs?: () => number;
}

/**
 * Serves `POST /wallet/v1/<method>` to providers. Business answers are HTTP 200 with a status; 401 is a
 * request that cannot be trusted, 400 one that cannot be read, and 5xx means that the outcome is unknown:
 * the provider asks again with the same transaction id.
 */
export function registerSeamlessWallet(http: FastifyInstance, parts: SeamlessWalletParts): void {
  const nowMs = parts.nowMs ?? Date.now;
  const queue: OperationQueue = createBatcher({
    run: (operations) => executeMany(parts.pool, operations),
    // one commit for sixteen bets is worth more than a second connection for half of them
    minShare: 16,
  });
  const nonces = createSpentNonces({ lifetimeMs: 2 * signatureToleranceMs, capacity: noncesKept });

  void http.register(async (scope) => {
    // the signature is over the bytes that came, so the body is parsed here and not by the server
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => refuseBroken(error, request, reply));

    for (const method of Object.keys(seamlessRequests) as SeamlessMethod[]) {
      scope.route({
        method: 'POST',
        url: `/wallet/v1/${method}`,
        bodyLimit: bodyLimitBytes,
        // headers for browsers, which no provider's server reads
        helmet: false,
        handler: async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const incoming = { method: 'POST', path: request.raw.url ?? '', headers: request.headers, body };
          const verified = await verifyRequest(incoming, {
            providers: parts.providers,
            nonces,
            nowMs: nowMs(),
          });
          if (!verified.ok)
            return send(reply, 401, { error: verified.reason, message: distrustMessages[verified.reason] });

          const parsed = seamlessRequests[method].safeParse(parseJson(body));
          if (!parsed.success) {
            const issue = parsed.error.issues[0];
            const message = issue
              ? `${issue.path.join('.') || 'body'}: ${issue.message}`
              : 'not the shape of this method';
            return send(reply, 400, { error: 'SYNTAX', message });
          }
          const answer = await answerTo(method, parsed.data, verified.connection, {
            pool: parts.pool,
            queue,
          });
          return send(reply, 200, answer);
        },
      });
    }
  });
}

const distrustMessages: Readonly<Record<Distrust, string>> = {
  KEY: 'X-Operator-Id and X-Key-Id name no active key',
  TIME: "X-Timestamp is not within 60 seconds of the wallet's clock, in Unix milliseconds",
  NONCE: 'X-Nonce was used before, or is not 8 to 128 letters, digits or ._:+/=-',
  SIGNATURE: 'X-Signature is not the HMAC of this request',
};

async function answerTo(
  method: SeamlessMethod,
  request: SeamlessRequest<SeamlessMethod>,
  connection: ProviderConnection,
  parts: { readonly pool: pg.Pool; readonly queue: OperationQueue },
): Promise<SeamlessAnswer> {
  if (method === 'authenticate') {
    return authenticate(request as SeamlessRequest<'authenticate'>, connection, parts.pool);
  }
  if (method === 'balance') {
    const { session_token, currency } = request as SeamlessRequest<'balance'>;
    const outcome = await readBalance(parts.pool, {
      gpId: connection.gpId,
      tokenHash: hashToken(session_token),
      currency,
    });
    return present(outcome, request.request_id);
  }
  const operation = buildOperation(connection.gpId, method, request as SeamlessRequest<ChangingMethod>);
  return present(await parts.queue.submit(operation), request.request_id);
}

async function authenticate(
  request: SeamlessRequest<'authenticate'>,
  connection: ProviderConnection,
  pool: pg.Pool,
): Promise<SeamlessAnswer> {
  const nothing = { wallet_transaction_id: null, balance: null, currency: null, replayed: false };
  if (request.operator_id !== connection.operatorId) {
    return { status: 'INVALID_TOKEN', request_id: request.request_id, ...nothing };
  }
  const token = randomBytes(32).toString('base64url');
  const opened = await openSession(pool, {
    gpId: connection.gpId,
    codeHash: hashToken(request.code),
    tokenHash: hashToken(token),
    lifetimeSeconds: sessionLifetimeSeconds,
  });
  if (opened.status !== 'OK') return { status: opened.status, request_id: request.request_id, ...nothing };
  return {
    status: 'OK',
    request_id: request.request_id,
    wallet_transaction_id: null,
    balance: { cash: opened.cash_minor ?? '0', bonus: '0' },
    currency: opened.currency,
    replayed: false,
    session_token: token,
    member_ref: opened.member_id ?? '',
    site_id: opened.site_id ?? 0,
    language: opened.language ?? '',
  };
}

function present(outcome: SeamlessOutcome, requestId: string): SeamlessAnswer {
  const answer: SeamlessAnswer = {
    status: outcome.status,
    request_id: requestId,
    wallet_transaction_id: outcome.wallet_transaction_id,
    balance: outcome.cash_minor === null ? null : { cash: outcome.cash_minor, bonus: '0' },
    currency: outcome.currency,
    replayed: outcome.replayed,
  };
  if (outcome.applied !== null) answer.applied = outcome.applied;
  return answer;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function send(reply: FastifyReply, status: number, answer: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

function refuseBroken(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) {
    return send(reply, status, { error: 'SYNTAX', message: 'the body is too large or cannot be read' });
  }
  request.log.error({ err: error }, 'wallet request failed');
  const message = 'the outcome is unknown: ask again with the same transaction id';
  return send(reply, error instanceof LedgerOverloadedError ? 503 : 500, { error: 'INTERNAL', message });
}
