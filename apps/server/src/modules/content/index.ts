import './content.tables.ts';

export { contentModule } from './content.module.ts';
