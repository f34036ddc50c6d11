import { Agent, request } from 'undici';
import {
  transferAnswers,
  type TransferAnswer,
  type TransferMethod,
  type TransferRequest,
} from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import {
  patienceMs,
  type AdapterTools,
  type GameToOpen,
  type Opened,
  type RoundToShow,
} from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';

/** What the caller gives; operator, provider and request id are the client's. */
type HouseInput<M extends TransferMethod> = Omit<TransferRequest<M>, 'request_id' | 'operator_id' | 'gp_id'>;

/**
 * `unknown`: nothing certain came back (no connection, time over, an HTTP status other than 200, an answer
 * that is not the protocol's). What was asked may or may not have happened. `isNoMethod`: it knows no such call.
 */
export type HouseReply<M extends TransferMethod> =
  | { readonly kind: 'answer'; readonly answer: TransferAnswer<M> }
  | { readonly kind: 'unknown'; readonly why: string; readonly isNoMethod?: boolean };

export interface HouseClient {
  call<M extends TransferMethod>(
    connection: ProviderConnection,
    method: M,
    input: HouseInput<M>,
  ): Promise<HouseReply<M>>;
  close(): Promise<void>;
}

const answerLimitBytes = 1_000_000;

const waitMs: Readonly<Record<TransferMethod, number>> = {
  'create-member': patienceMs.other,
  launch: patienceMs.other,
  balance: patienceMs.balance,
  'transfer-in': patienceMs.transfer,
  'transfer-out': patienceMs.transfer,
  'transfer-out-all': patienceMs.transfer,
  'transfer-status': patienceMs.status,
  kick: patienceMs.kick,
  'round-page': patienceMs.roundPage,
  tables: patienceMs.tables,
  rounds: patienceMs.rounds,
  'round-list': patienceMs.other,
  'balance-list': patienceMs.other,
  'free-rounds-give': patienceMs.freeRounds,
  'free-rounds-status': patienceMs.freeRounds,
  'free-rounds-cancel': patienceMs.freeRounds,
  'trading-board': patienceMs.trading,
  'trading-match': patienceMs.trading,
  'trading-tickets': patienceMs.trading,
  'trading-order': patienceMs.trading,
};

/** Calls providers, signed, over connections that are kept open. Never throws. */
export function createHouseClient({ nowMs, newId, longestWaitMs }: AdapterTools): HouseClient {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 20_000, maxResponseSize: answerLimitBytes });

  return {
    async call(connection, method, input) {
      const url = new URL(`${connection.baseUrl.replace(/\/$/, '')}/provider/v1/${method}`);
      const body = JSON.stringify({
        request_id: newId(),
        operator_id: connection.operatorId,
        gp_id: connection.gpId,
        ...input,
      });
      const parts = { timestamp: String(nowMs()), nonce: newId(), method: 'POST', path: url.pathname, body };
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), Math.min(waitMs[method], longestWaitMs));
      try {
        const response = await request(url, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json', ...signedHeaders(parts, connection) },
          body,
          signal: late.signal,
        });
        if (response.statusCode !== 200) {
          await response.body.dump();
          const isNoMethod = response.statusCode === 404;
          return { kind: 'unknown', why: `HTTP ${response.statusCode}`, isNoMethod };
        }
        const parsed = transferAnswers[method].safeParse(await response.body.json());
        if (!parsed.success) return { kind: 'unknown', why: "an answer that is not the protocol's" };
        return { kind: 'answer', answer: parsed.data as TransferAnswer<typeof method> };
      } catch (error) {
        return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.close(),
  };
}

/** Asks for the address that a game opens at. */
export async function launchAt(
  connection: ProviderConnection,
  client: HouseClient,
  who: Pick<HouseInput<'launch'>, 'mode' | 'member_ref'>,
  game: GameToOpen,
): Promise<Opened> {
  const reply = await client.call(connection, 'launch', {
    ...who,
    currency: game.currency,
    language: game.language,
    game_code: game.gameCode,
    device: game.device,
    lobby_url: game.lobbyUrl,
  });
  if (reply.kind === 'unknown') return { kind: 'failed' };
  const { status, launch_url: url } = reply.answer;
  if (status === 'OK' && url) return { kind: 'opened', url };
  if (status === 'MAINTENANCE') return { kind: 'maintenance' };
  return { kind: status === 'INVALID_GAME' ? 'no_game' : 'failed' };
}

/** Asks where a player looks at a round; null where the provider has no page for it. */
export async function roundPageAt(
  connection: ProviderConnection,
  client: HouseClient,
  { player, roundId, language }: RoundToShow,
): Promise<string | null> {
  const reply = await client.call(connection, 'round-page', {
    member_ref: String(player.memberId),
    currency: player.currency,
    round_id: roundId,
    language,
  });
  if (reply.kind === 'unknown' || reply.answer.status !== 'OK') return null;
  const { url } = reply.answer;
  return url !== undefined && /^https?:\/\//.test(url) ? url : null;
}
