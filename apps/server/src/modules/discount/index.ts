import './discount.tables.ts';

export { discountModule } from './discount.module.ts';
