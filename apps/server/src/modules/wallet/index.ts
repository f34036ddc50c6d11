import type { Implementation } from '#platform/call.ts';
import { walletRoutes, type WalletParts } from './wallet.routes.ts';

export { presentTransferBack, stayedCode } from './wallet.rules.ts';

/** The member's wallets by provider, and bringing their money back. */
export function createWallet(parts: WalletParts): { routes: Implementation[] } {
  return { routes: walletRoutes(parts) };
}
