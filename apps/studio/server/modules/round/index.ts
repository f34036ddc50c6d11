export { isSameBet, readBet, storeBet, type StoredBet } from './bet.rules.ts';
export { type BoxHolder, listBoxHolders } from './box-holders.repo.ts';
export { holdDrawnRound, listDrawnRounds, listSeatSeeds, markPaidOut } from './drawn-round.repo.ts';
export { listEndedRounds, listRoundEnds } from './ended-round.repo.ts';
export { listLeftHands, noteMove } from './hand.repo.ts';
export { listHeldBalances } from './held-balance.repo.ts';
export {
  correctPayout,
  endRound,
  findRound,
  findRoundByClientId,
  freeIdOfRound,
  getRound,
  hasOpenFreeRound,
  hasOpenRound,
  insertRound,
  listOpenRounds,
  listPlayerRounds,
  mostStakesOnDraw,
  noteBalance,
  noteJackpotPaid,
  type Round,
  type RoundStake,
  sessionOfRound,
} from './round.repo.ts';
export { listRoundResults, type RoundResult } from './round-result.repo.ts';
export { createKeptSeeds, type KeptSeeds, type NextSeeds } from './kept-seeds.ts';
export { resealSeeds, sealClearSeeds } from './seal-seeds.ts';
export { type SeedPair, spendNonce } from './seed-pair.repo.ts';
export { changeClientSeed, openSeeds, type PlayerSeeds, rotateSeeds, takeSeeds } from './seeds.ts';
export { type PoolStakes, sumPoolStakes } from './pool-stakes.repo.ts';
export { listSessionResults } from './session-results.repo.ts';
export { type SessionSum, sumSession } from './session-sum.repo.ts';
export { listSettledRounds, readHorizon } from './settled-round.repo.ts';
export { createRoundWriter, type RoundWriter } from './round-writer.ts';
export { type Spin } from './written-rounds.repo.ts';
export { demoBalanceMinor, firstStakeMinor, stakesOf, tableLimitMinor } from './stakes.rules.ts';
