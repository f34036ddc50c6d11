export { actOnOrder, type OnChange } from './act-on-order.ts';
export {
  balanceBefore,
  findByOrderId,
  findByRef,
  listJournal,
  listLines,
  listNewest,
  listPayments,
  readMood,
  writeMood,
  type Mood,
  type StatementLine,
} from './bank.repo.ts';
export {
  depositActs,
  depositMoods,
  depositWord,
  isOver,
  payoutActs,
  payoutMoods,
  payoutWord,
  whyNot,
  type Act,
  type BankOrder,
  type Payment,
} from './bank.rules.ts';
export { sandboxMethods } from './methods.ts';
export { newRef } from './order-ref.ts';
export { askOrder, takeOrder } from './take-order.ts';
import './bank.tables.ts';
