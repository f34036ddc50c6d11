export { issueLaunchCode } from './issue-launch-code.ts';
export { endSeamlessSessions, type LaunchCodeInput } from './launch-code.repo.ts';
export { seamlessWalletModule } from './seamless-wallet.module.ts';
export {
  listStandingRounds,
  takeClosedRounds,
  type RoundKey,
  type StandingRound,
} from './standing-round.repo.ts';
export { findRounds, listPlayedAt, type SeamlessRound } from './round.repo.ts';
export { listPaidRounds } from './list-paid-rounds.ts';
export type { PaidRound } from './paid-round.repo.ts';
