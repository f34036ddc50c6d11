import { randomUUID } from 'node:crypto';
import { adapterMakers } from './adapters/index.ts';
import {
  patienceMs,
  type FreeRoundsProvider,
  type GameProviderAdapter,
  type GameToOpen,
  type ListAsked,
  type ListedBalance,
  type ListedRound,
  type ListPart,
  type Opened,
  type RoundToShow,
  type SeamlessWire,
  type ToldTable,
  type TransferProvider,
} from './game-provider-adapter.ts';
import type { ProviderConnection } from './provider-connection.ts';
import type { TradingProvider } from './trading-provider.ts';
import type { ProviderDirectory } from './provider-directory.ts';
import { watchHolder, type CallWatch } from './watch-holder.ts';

/** Every provider, spoken to in its own API. */
export interface GameProviders {
  /** A provider that holds money. Throws for a connection whose adapter has no such wallet. */
  holder(connection: ProviderConnection): TransferProvider;
  /** The wire of a provider that asks this wallet. Throws for a connection whose adapter has none. */
  wire(connection: ProviderConnection): SeamlessWire;
  openDemo(connection: ProviderConnection, game: GameToOpen): Promise<Opened>;
  /** Where a member looks at a round; null where the provider has no page for it, or does not answer. */
  roundPage(connection: ProviderConnection, round: RoundToShow): Promise<string | null>;
  /** What goes on at its shared tables; null where its API does not say, or it does not answer. */
  tables(connection: ProviderConnection): Promise<readonly ToldTable[] | null>;
  /** A part of the rounds that ended there within a time. */
  listRounds(
    connection: ProviderConnection,
    asked: ListAsked & { readonly from: Date; readonly until: Date },
  ): Promise<ListPart<ListedRound>>;
  /** A part of what it holds. */
  listBalances(connection: ProviderConnection, asked: ListAsked): Promise<ListPart<ListedBalance>>;
  /** Its free rounds; null where its API has none. */
  freeRounds(connection: ProviderConnection): FreeRoundsProvider | null;
  /** The desk of its sportsbook; null where its API has none. */
  trading(connection: ProviderConnection): TradingProvider | null;
  /** All wires that this wallet is asked on. */
  readonly wires: readonly SeamlessWire[];
  close(): Promise<void>;
}

export function createGameProviders(options: {
  directory: ProviderDirectory;
  nowMs?: () => number;
  longestWaitMs?: number;
  makers?: typeof adapterMakers;
  watch?: CallWatch;
}): GameProviders {
  const { watch } = options;
  const { directory, nowMs = Date.now, longestWaitMs = patienceMs.other, makers = adapterMakers } = options;
  const tools = {
    findConnectionByKey: directory.findByKey,
    nowMs,
    newId: randomUUID,
    longestWaitMs,
  };
  const adapters = new Map<string, GameProviderAdapter>(
    Object.entries(makers).map(([name, make]) => [name, make(tools)]),
  );

  function adapterOf({ gpId, adapter: name }: ProviderConnection): GameProviderAdapter {
    const adapter = adapters.get(name);
    if (!adapter) throw new Error(`provider ${gpId} names the adapter ${name}, which there is none of`);
    return adapter;
  }

  return {
    holder(connection) {
      const { transfer } = adapterOf(connection);
      if (!transfer) throw new Error(`the adapter of ${connection.gpId} knows no providers that hold money`);
      const holder = transfer(connection);
      return watch ? watchHolder(holder, connection.gpId, watch) : holder;
    },
    wire(connection) {
      const { seamless } = adapterOf(connection);
      if (!seamless)
        throw new Error(`the adapter of ${connection.gpId} knows no providers that ask this wallet`);
      return seamless;
    },
    openDemo: (connection, game) => adapterOf(connection).openDemo(connection, game),
    roundPage: async (connection, round) =>
      (await adapterOf(connection).roundPage?.(connection, round)) ?? null,
    tables: async (connection) => (await adapterOf(connection).tables?.(connection)) ?? null,
    listRounds: async (connection, asked) =>
      (await adapterOf(connection).listRounds?.(connection, asked)) ?? { kind: 'none' },
    listBalances: async (connection, asked) =>
      (await adapterOf(connection).listBalances?.(connection, asked)) ?? { kind: 'none' },
    freeRounds: (connection) => adapterOf(connection).freeRounds?.(connection) ?? null,
    trading: (connection) => adapterOf(connection).trading?.(connection) ?? null,
    wires: [...adapters.values()].flatMap(({ seamless }) => (seamless ? [seamless] : [])),
    async close() {
      await Promise.all([...adapters.values()].map((adapter) => adapter.close()));
    },
  };
}
