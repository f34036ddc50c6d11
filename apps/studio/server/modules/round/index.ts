export { isSameBet, readBet } from './bet.rules.ts';
export { holdDrawnRound, listDrawnRounds, listSeatSeeds, markPaidOut } from './drawn-round.repo.ts';
export {
  endRound,
  findRound,
  findRoundByClientId,
  getRound,
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
export { resealSeeds, sealClearSeeds } from './seal-seeds.ts';
export { type SeedPair } from './seed-pair.repo.ts';
export { changeClientSeed, type PlayerSeeds, rotateSeeds, spendSeeds, takeSeeds } from './seeds.ts';
export { type SessionSum, sumSession } from './session-sum.repo.ts';
export { listSettledRounds } from './settled-round.repo.ts';
export { demoBalanceMinor, firstStakeMinor, stakesOf, tableLimitMinor } from './stakes.rules.ts';
