export { adapterMakers } from './adapters/index.ts';
export {
  patienceMs,
  type AdapterTools,
  type EndedRound,
  type FreeRoundsTold,
  type GameProviderAdapter,
  type GameToOpen,
  type HttpAnswer,
  type IncomingRequest,
  type ListedBalance,
  type ListedRound,
  type ListPart,
  type Opened,
  type OrderToSend,
  type Player,
  type SeamlessWire,
  type ToldTable,
  type TransferProvider,
  type ToldBalance,
  type Verdict,
  type WalletRequest,
  type WalletRoute,
} from './game-provider-adapter.ts';
export { createGameProviders, type GameProviders } from './game-providers.ts';
export {
  gameOrigins,
  maintenanceAt,
  type Maintenance,
  type ProviderConnection,
} from './provider-connection.ts';
export type { ConnectionStore } from './provider-connection.repo.ts';
export { createProviderDirectory, type ProviderDirectory } from './provider-directory.ts';
export type { TradingProvider } from './trading-provider.ts';
export { providerConnectionModule, type ProviderConnections } from './provider-connection.module.ts';
export { saveProviderConnection } from './save-provider-connection.ts';
export type {
  FreeRoundOperation,
  MoneyOperation,
  OpenedWallet,
  WalletOperation,
  WalletOutcome,
} from './wallet-operation.ts';
import './provider-connection.tables.ts';
