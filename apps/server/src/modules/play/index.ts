export {
  findBookedRounds,
  listBookedRounds,
  sumToldRounds,
  type BookedPlace,
  type BookedRound,
} from './booked-rounds.repo.ts';
export { readCountedUntil } from './play.repo.ts';
export { sumTurnoverBetween } from './turnover-between.repo.ts';
export { playModule, type PlayFace } from './play.module.ts';
