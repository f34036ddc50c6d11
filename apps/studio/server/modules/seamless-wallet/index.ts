export { deliverCall } from './deliver-call.ts';
export { openStake, openWin, replaceByRollback } from './open-wallet-call.ts';
export { createOperatorClient, type OperatorClient } from './operator-client.ts';
export { createSeamlessWallet } from './seamless-wallet.module.ts';
export { findStakeCall, holdBetCall } from './wallet-call.repo.ts';
