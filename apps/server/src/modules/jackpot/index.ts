export type { Jackpots } from './create-jackpots.ts';
export { jackpotModule } from './jackpot.module.ts';
export { openJackpot } from './open-jackpot.ts';
