export type { BroughtHome, HomeScope, StayedReason } from './bring-home.ts';
export { createTransferWallet, type TransferWallet } from './create-transfer-wallet.ts';
export { createRoundFollower } from './follow-rounds.ts';
export type { ProviderBalance } from './provider-balances.ts';
export type { TransferInOutcome } from './send-transfer.ts';
export type { TransferOutcome } from './settle-order.ts';
export type { TransferWalletParts } from './transfer-wallet.parts.ts';
import './transfer-wallet.tables.ts';
