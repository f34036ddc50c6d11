import './catalogue.tables.ts';

export { catalogueModule } from './catalogue.module.ts';
export { listProviderNames, markPlayed } from './catalogue.repo.ts';
export { findGame, isProviderListed, type ListedGame } from './listed-game.repo.ts';
