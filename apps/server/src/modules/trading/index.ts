import './trading.tables.ts';

export { tradingModule } from './trading.module.ts';
