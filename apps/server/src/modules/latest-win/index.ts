import './latest-win.tables.ts';

export { latestWinModule } from './latest-win.module.ts';
