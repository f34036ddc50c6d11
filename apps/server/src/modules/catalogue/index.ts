import './catalogue.tables.ts';

export { catalogueModule, type CatalogueFace } from './catalogue.module.ts';
export type { ListedGame } from './listed-games.ts';
