export { deliverCall } from './deliver-call.ts';
export {
  openAdjust,
  openFreeRound,
  openPartWin,
  openStake,
  openWin,
  replaceByRollback,
  takeBackStake,
} from './open-wallet-call.ts';
export { createOperatorClient, type OperatorClient } from './operator-client.ts';
export { createSeamlessWallet } from './seamless-wallet.module.ts';
export { stakeCall } from './stake-call.ts';
export { findStakeCall, holdBetCall, sumOwed, type WalletCall } from './wallet-call.repo.ts';
export { leaseUntil } from './wallet-call.rules.ts';
