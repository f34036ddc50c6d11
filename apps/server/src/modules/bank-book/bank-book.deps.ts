import type { Currency } from '@halls/contract';
import type { CashierDeps } from '#modules/cashier';
import type { Ledger } from '#modules/ledger';
import type { Sql } from '#platform/database.ts';

export interface BankBookDeps {
  readonly sql: Sql;
  readonly clock: () => Date;
  /** What a word of a service is applied by. */
  readonly cashier: CashierDeps;
  readonly ledger: Pick<Ledger, 'floatOf' | 'timesOf' | 'takeServiceFees'>;
  readonly operatorsOf: (operatorIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** A payment service's book in a currency. */
export interface BookKey {
  readonly pspId: string;
  readonly currency: Currency;
}
