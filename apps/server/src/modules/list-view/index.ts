import './list-view.tables.ts';

export { listViewModule } from './list-view.module.ts';
