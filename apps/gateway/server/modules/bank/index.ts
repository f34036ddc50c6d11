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
  actsOf,
  depositActs,
  depositMoods,
  depositWord,
  isOver,
  payoutActs,
  payoutMoods,
  payoutWord,
  refundWord,
  whyNot,
  type Act,
  type BankOrder,
  type Payment,
} from './bank.rules.ts';
export { sandboxMethods } from './methods.ts';
export { newRef } from './order-ref.ts';
export { askOrder, takeOrder } from './take-order.ts';
export { takeRefund } from './take-refund.ts';
import './bank.tables.ts';
