export { askNow } from './ask-now.ts';
export { askTransferBack } from './ask-transfer-back.ts';
export { countUndecided, type UndecidedAtProvider } from './count-undecided.repo.ts';
export { createRoundFollower, readFeed } from './follow-rounds.ts';
export { listEnded, listUnderWay, type TransferRow } from './list-transfers.repo.ts';
export { listUndecided, type UndecidedPlace, type UndecidedRow } from './list-undecided.repo.ts';
export { listAwaitedReturns, type AwaitedReturn } from './provider-member.repo.ts';
export { listToldFrom, takeToldRounds, type ToldRound } from './told-round.repo.ts';
export { listMovedMoney, type MovedMoney } from './moved-money.repo.ts';
export { isRoundOf, listProviderRounds } from './provider-round.repo.ts';
export { listWonRounds } from './won-round.repo.ts';
export { ensureProviderMember, readProviderBalances, type ProviderBalance } from './provider-balances.ts';
export { transferIn, type TransferInOutcome } from './send-transfer.ts';
export type { TransferOutcome } from './settle-order.ts';
export { settleUnknownOrders, type OnStranded } from './settle-unknown-orders.ts';
export { claimExpected, stopExpecting } from './transfer-back.repo.ts';
export {
  transferBack,
  type StayedReason,
  type TransferBackScope,
  type TransferredBack,
} from './transfer-back.ts';
export type { ProviderMember } from './provider-member.repo.ts';
export { transferWalletModule } from './transfer-wallet.module.ts';
export { wakeUndecided } from './transfer-order.repo.ts';
export type { TransferWalletDeps } from './transfer-wallet.deps.ts';
import './transfer-wallet.tables.ts';
