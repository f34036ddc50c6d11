export { findDraw, findLatestDraw, type TableDraw } from './draw.repo.ts';
export { placeStake, type StakeRefusal } from './place-stake.ts';
export { createSharedDraws } from './shared-draws.module.ts';
export { tables } from './table-games.ts';
export { createTableBoard, type TableBoard } from './table-board.ts';
