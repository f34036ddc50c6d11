import './catalogue.tables.ts';

export { findHallsOf, type GameOfSite } from './hall-of-game.repo.ts';
export { catalogueModule, type CatalogueFace } from './catalogue.module.ts';
export type { ListedGame } from './listed-games.ts';
