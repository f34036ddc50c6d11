import type { StudioModule } from '#platform/studio-module.ts';
import { deliverDueCalls, type DeliveryParts } from './deliver-call.ts';

export function createSeamlessWallet(parts: DeliveryParts): StudioModule {
  return {
    name: 'seamless-wallet',
    jobs: [{ name: 'studio-deliver-wallet-calls', everySeconds: 0.4, run: () => deliverDueCalls(parts) }],
    close: () => parts.operator.close(),
  };
}
