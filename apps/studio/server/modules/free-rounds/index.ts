import './free-rounds.tables.ts';

export {
  cancelGrant,
  claimGrant,
  findGrantOfPlayer,
  findPlayable,
  type FreeGrant,
  giveFreeRoundBack,
  type GrantKey,
  insertGrant,
  noteFreeWin,
  takeFreeRound,
} from './free-grant.repo.ts';
export { stateOfGrant } from './free-grant.rules.ts';
