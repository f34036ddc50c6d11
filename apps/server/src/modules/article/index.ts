import './article.tables.ts';

export { articleModule } from './article.module.ts';
