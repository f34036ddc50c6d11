import type { Implementation } from '#platform/call.ts';
import type { TransferWalletParts } from '#modules/transfer-wallet';
import { walletRoutes } from './wallet.routes.ts';

export { presentTransferBack, stayedCode } from './wallet.rules.ts';

/** The member's wallets by provider, and bringing their money back. */
export function createWallet(parts: TransferWalletParts): { routes: Implementation[] } {
  return { routes: walletRoutes(parts) };
}
