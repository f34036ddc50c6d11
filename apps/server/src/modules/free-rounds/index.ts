import './free-rounds.tables.ts';

export { freeRoundsModule, type FreeRoundsFace } from './free-rounds.module.ts';
