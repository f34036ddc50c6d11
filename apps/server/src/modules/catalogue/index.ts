import './catalogue.tables.ts';

export { catalogueModule, type CatalogueFace } from './catalogue.module.ts';
export { markPlayed } from './catalogue.repo.ts';
export { findFirstDemo, findGame, isProviderListed, type ListedGame } from './listed-game.repo.ts';
