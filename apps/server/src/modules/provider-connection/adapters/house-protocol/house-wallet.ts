import type { Distrust } from '@halls/provider-signature';
import {
  seamlessRequests,
  signatureToleranceMs,
  type SeamlessAnswer,
  type SeamlessMethod,
  type SeamlessRequest,
} from '@halls/contract/provider';
import type {
  AdapterTools,
  HttpAnswer,
  IncomingRequest,
  Opened,
  SeamlessWire,
  WalletRequest,
} from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { JackpotOutcome, OpenedWallet, WalletOutcome } from '../../wallet-operation.ts';
import { readFreeRound, readOperation, type ChangingMethod } from './read-operation.ts';
import { createSpentNonces } from './spent-nonces.ts';
import { verifyRequest } from './verify-request.ts';

const noncesKept = 1_000_000;

/**
 * `POST /wallet/v1/<method>`. Business answers are HTTP 200 with a status; 401 is a request that cannot be trusted,
 * 400 one that cannot be read, and 5xx means that the outcome is unknown: the provider asks again with the same
 * transaction id.
 */
export function createHouseWallet(tools: AdapterTools): SeamlessWire {
  const nonces = createSpentNonces({ lifetimeMs: 2 * signatureToleranceMs, capacity: noncesKept });

  async function read(method: SeamlessMethod, request: IncomingRequest): Promise<WalletRequest> {
    const verified = await verifyRequest(request, {
      findConnectionByKey: tools.findConnectionByKey,
      nonces,
      nowMs: tools.nowMs(),
    });
    if (!verified.ok) {
      const message = distrustMessages[verified.reason];
      return { kind: 'refused', answer: json(401, { error: verified.reason, message }) };
    }
    const parsed = seamlessRequests[method].safeParse(parseJson(request.body));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const message = issue
        ? `${issue.path.join('.') || 'body'}: ${issue.message}`
        : 'not the shape of this method';
      return { kind: 'refused', answer: json(400, { error: 'SYNTAX', message }) };
    }
    return understand(method, parsed.data, verified.key);
  }

  return {
    routes: (Object.keys(seamlessRequests) as SeamlessMethod[]).map((method) => ({
      method: 'POST',
      path: `/wallet/v1/${method}`,
      read: (request) => read(method, request),
    })),
    presentFailure: (failure) => failures[failure],
    async open(connection, game, code): Promise<Opened> {
      const address = new URL(connection.launchUrl);
      const query = {
        code,
        operator_id: connection.operatorId,
        game_code: game.gameCode,
        currency: game.currency,
        language: game.language,
        device: game.device,
        lobby_url: game.lobbyUrl,
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return { kind: 'opened', url: address.href };
    },
  };
}

const distrustMessages: Readonly<Record<Distrust, string>> = {
  KEY: 'X-Operator-Id and X-Key-Id name no active key',
  TIME: "X-Timestamp is not within 60 seconds of the wallet's clock, in Unix milliseconds",
  NONCE: 'X-Nonce was used before, or is not 8 to 128 letters, digits or ._:+/=-',
  SIGNATURE: 'X-Signature is not the HMAC of this request',
};

const unknownOutcome = {
  error: 'INTERNAL',
  message: 'the outcome is unknown: ask again with the same transaction id',
};
const failures = {
  unreadable: json(400, { error: 'SYNTAX', message: 'the body is too large or cannot be read' }),
  overloaded: json(503, unknownOutcome),
  broken: json(500, unknownOutcome),
};

function understand(
  method: SeamlessMethod,
  request: SeamlessRequest<SeamlessMethod>,
  connection: ProviderConnection,
): WalletRequest {
  const actor = { kind: 'provider', gpId: connection.gpId } as const;
  const requestId = request.request_id;
  if (method === 'authenticate') {
    const { code, operator_id: operatorId } = request as SeamlessRequest<'authenticate'>;
    if (operatorId !== connection.operatorId)
      return { kind: 'refused', answer: presentOpened({ status: 'INVALID_TOKEN' }, requestId) };
    return { kind: 'authenticate', actor, code, present: (opened) => presentOpened(opened, requestId) };
  }
  const presentOutcome = (outcome: WalletOutcome) => present(outcome, requestId);
  if (method === 'balance') {
    const { session_token: token, currency } = request as SeamlessRequest<'balance'>;
    return { kind: 'balance', actor, token, currency, present: presentOutcome };
  }
  if (method === 'jackpot') {
    const { session_token: token, currency } = request as SeamlessRequest<'jackpot'>;
    return {
      kind: 'jackpot',
      actor,
      token,
      currency,
      present: (outcome) => presentJackpot(outcome, requestId),
    };
  }
  if (method === 'free-round') {
    const operation = readFreeRound(actor, request as SeamlessRequest<'free-round'>);
    return { kind: 'free-round', operation, present: presentOutcome };
  }
  const operation = readOperation(actor, method, request as SeamlessRequest<ChangingMethod>);
  return { kind: 'operation', operation, present: presentOutcome };
}

function presentOpened(opened: OpenedWallet, requestId: string): HttpAnswer {
  const answer: SeamlessAnswer = {
    status: opened.status,
    request_id: requestId,
    wallet_transaction_id: null,
    balance: null,
    currency: null,
    replayed: false,
  };
  if (opened.status === 'OK') {
    answer.balance = { cash: String(opened.cashMinor), bonus: String(opened.bonusMinor) };
    answer.currency = opened.currency;
    answer.session_token = opened.token;
    answer.member_ref = opened.memberRef;
    answer.site_id = opened.siteId;
    answer.language = opened.language;
  }
  return json(200, answer);
}

function presentJackpot(outcome: JackpotOutcome, requestId: string): HttpAnswer {
  const answer: SeamlessAnswer = {
    status: outcome.status,
    request_id: requestId,
    wallet_transaction_id: null,
    balance: null,
    currency: outcome.status === 'OK' ? outcome.currency : null,
    replayed: false,
  };
  if (outcome.status === 'OK')
    answer.jackpot = outcome.amountMinor === null ? null : String(outcome.amountMinor);
  return json(200, answer);
}

function present(outcome: WalletOutcome, requestId: string): HttpAnswer {
  const answer: SeamlessAnswer = {
    status: outcome.status,
    request_id: requestId,
    wallet_transaction_id: outcome.walletTransactionId,
    balance:
      outcome.cashMinor === null
        ? null
        : { cash: String(outcome.cashMinor), bonus: String(outcome.bonusMinor) },
    currency: outcome.currency,
    replayed: outcome.isReplayed,
  };
  if (outcome.amountMinor !== null) answer.amount = String(outcome.amountMinor);
  if (outcome.isApplied !== null) answer.applied = outcome.isApplied;
  return json(200, answer);
}

function json(status: number, answer: unknown): HttpAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(answer) };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
