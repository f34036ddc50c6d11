export { bankBookModule } from './bank-book.module.ts';
