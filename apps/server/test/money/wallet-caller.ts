import { randomUUID } from 'node:crypto';
import type { SeamlessAnswer, SeamlessMethod } from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import type { ProviderConnection } from '#modules/provider-connection';
import { issueLaunchCode } from '#modules/seamless-wallet';
import type { WalletOwner } from '#modules/ledger';
import type { MoneyWorld } from './money-world.ts';

export interface Reply {
  readonly http: number;
  readonly answer: SeamlessAnswer;
}

/** What a test may bend about a request that is otherwise right. */
export interface Bend {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly timestampMs?: number;
  readonly nonce?: string;
  readonly secret?: string;
  readonly rawBody?: string;
}

/** A provider's side of the seamless wallet, against the real plugin. */
export interface WalletCaller {
  call(method: SeamlessMethod, body: Record<string, unknown>, bend?: Bend): Promise<Reply>;
  /** A launch code, as play1 makes it. */
  codeFor(owner: WalletOwner, gameCode?: string): Promise<string>;
  /** An authenticated player. */
  enter(owner: WalletOwner, gameCode?: string): Promise<Player>;
}

export interface Player {
  readonly token: string;
  bet(id: string, amount: bigint, more?: Record<string, unknown>): Promise<Reply>;
  win(id: string, amount: bigint, more?: Record<string, unknown>): Promise<Reply>;
  rollback(id: string, referenceId: string, more?: Record<string, unknown>): Promise<Reply>;
  send(method: SeamlessMethod, id: string, more: Record<string, unknown>): Promise<Reply>;
}

export async function createWalletCaller(
  world: MoneyWorld,
  connection: ProviderConnection,
): Promise<WalletCaller> {
  const { http } = world.app;
  const caller: WalletCaller = {
    async call(method, body, bend = {}) {
      const path = `/wallet/v1/${method}`;
      const payload = bend.rawBody ?? JSON.stringify({ request_id: randomUUID(), ...body });
      const parts = {
        timestamp: String(bend.timestampMs ?? Date.now()),
        nonce: bend.nonce ?? randomUUID(),
        method: 'POST',
        path,
        body: payload,
      };
      const signed = signedHeaders(parts, { ...connection, secret: bend.secret ?? connection.secret });
      const headers = Object.fromEntries(
        Object.entries({ ...signed, 'content-type': 'application/json', ...bend.headers }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      const response = await http.inject({ method: 'POST', url: path, headers, payload });
      return { http: response.statusCode, answer: response.json() };
    },
    async codeFor(owner, gameCode = 'game-1') {
      return issueLaunchCode(world.database.sql, {
        gpId: connection.gpId,
        memberId: owner.memberId,
        gameCode,
        language: 'en_US',
        gameSessionId: randomUUID(),
      });
    },
    async enter(owner, gameCode = 'game-1') {
      const code = await caller.codeFor(owner, gameCode);
      const { answer } = await caller.call('authenticate', { code, operator_id: connection.operatorId });
      const token = answer.session_token ?? '';
      const money = {
        round_closed: false,
        session_token: token,
        member_ref: String(owner.memberId),
        site_id: owner.siteId,
        currency: owner.currency,
        game_code: gameCode,
        is_free: false,
      };
      const player: Player = {
        token,
        send: (method, id, more) =>
          caller.call(method, { ...money, transaction_id: id, round_id: `round-${id}`, ...more }),
        bet: (id, amount, more) => player.send('bet', id, { amount: String(amount), ...more }),
        win: (id, amount, more) => player.send('win', id, { amount: String(amount), ...more }),
        rollback: (id, referenceId, more) =>
          caller.call('rollback', {
            transaction_id: id,
            reference_transaction_id: referenceId,
            round_id: `round-${referenceId}`,
            member_ref: String(owner.memberId),
            ...more,
          }),
      };
      return player;
    },
  };
  return caller;
}
