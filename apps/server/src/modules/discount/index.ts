import './discount.tables.ts';

export { discountModule, type DiscountFace } from './discount.module.ts';
