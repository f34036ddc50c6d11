import './catalogue.tables.ts';

export { catalogueModule } from './catalogue.module.ts';
export { listProviderNames, markPlayed } from './catalogue.repo.ts';
export { findFirstDemo, findGame, isProviderListed, type ListedGame } from './listed-game.repo.ts';
