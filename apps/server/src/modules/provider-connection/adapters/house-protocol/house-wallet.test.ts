import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ProviderConnection } from '../../provider-connection.ts';
import { createHouseWallet } from './house-wallet.ts';

const wire = createHouseWallet({
  findConnectionByKey: async () => undefined,
  nowMs: Date.now,
  newId: randomUUID,
  longestWaitMs: 0,
});

it('adds to the query that a launch address has', async () => {
  const connection = {
    operatorId: 'o',
    launchUrl: 'http://studio/play/GPFC?theme=dark',
  } as ProviderConnection;
  const game = {
    gameCode: 'g',
    currency: 'VND',
    language: 'vi_VN',
    device: 'mobile',
    lobbyUrl: 'http://x/close?a=1',
  } as const;
  const opened = await wire.open(connection, game, 'a+b/c');
  const query = opened.kind === 'opened' ? new URL(opened.url).searchParams : [];
  expect(Object.fromEntries(query)).toEqual({
    theme: 'dark',
    code: 'a+b/c',
    operator_id: 'o',
    game_code: 'g',
    currency: 'VND',
    language: 'vi_VN',
    device: 'mobile',
    lobby_url: 'http://x/close?a=1',
  });
});
