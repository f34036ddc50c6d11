import type { AdapterTools, GameProviderAdapter } from '../game-provider-adapter.ts';
import { createHouseProtocol } from './house-protocol/create-house-protocol.ts';

/** By the name that `app.provider_connection.adapter` has. A new adapter is a folder here and a line below. */
export const adapterMakers: Readonly<Record<string, (tools: AdapterTools) => GameProviderAdapter>> = {
  'house-protocol': createHouseProtocol,
};
