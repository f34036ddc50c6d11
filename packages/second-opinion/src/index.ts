export { judgeRound, type ClaimedRound, type Opinion } from './judge-round.ts';
