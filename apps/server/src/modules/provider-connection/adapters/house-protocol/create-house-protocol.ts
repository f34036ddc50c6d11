import type { AdapterTools, GameProviderAdapter } from '../../game-provider-adapter.ts';
import { createHouseClient, launchAt, roundPageAt } from './house-client.ts';
import { createHouseFreeRounds } from './house-free-rounds.ts';
import { listBalancesAt, listRoundsAt } from './house-lists.ts';
import { tablesAt } from './house-tables.ts';
import { createHouseTrading } from './house-trading.ts';
import { createHouseTransfer } from './house-transfer.ts';
import { createHouseWallet } from './house-wallet.ts';

/** The protocol of docs/provider-protocol.md, on both wallets. */
export function createHouseProtocol(tools: AdapterTools): GameProviderAdapter {
  const client = createHouseClient(tools);
  return {
    transfer: (connection) => createHouseTransfer(connection, client),
    seamless: createHouseWallet(tools),
    openDemo: (connection, game) => launchAt(connection, client, { mode: 'demo', member_ref: null }, game),
    roundPage: (connection, round) => roundPageAt(connection, client, round),
    tables: (connection) => tablesAt(connection, client),
    listRounds: (connection, asked) => listRoundsAt(connection, client, asked),
    listBalances: (connection, asked) => listBalancesAt(connection, client, asked),
    freeRounds: (connection) => createHouseFreeRounds(connection, client),
    trading: (connection) => createHouseTrading(connection, client),
    close: () => client.close(),
  };
}
