import { readAgain } from '#app/api/reads.ts';

/** After a statement was kept. */
export function readBookAgain(): void {
  void readAgain('/bank-book/list', '/bank-book/days', '/bank-book/day', '/bank-book/breaks', '/log/list');
}
