export { findDraw, type TableDraw } from './draw.repo.ts';
export { joinDraw } from './join-draw.ts';
export { createSharedDraws } from './shared-draws.module.ts';
export { tables } from './table-games.ts';
export { createTableBoard, type TableBoard } from './table-board.ts';
