import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock, Sealing } from '@halls/service';
import type { Ledger } from '#modules/ledger';
import type { Passwords, PersonalDetails } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { Screening } from './withdrawal/screening.ts';

export interface CashierDeps {
  readonly sql: Sql;
  readonly pool: pg.Pool;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly ledger: Pick<
    Ledger,
    | 'openMemberWallet'
    | 'paidDepositPosting'
    | 'transactionsOf'
    | 'openWithdrawals'
    | 'withdrawalPosting'
    | 'balanceOf'
  >;
  readonly passwords: Passwords;
  readonly personal: Pick<PersonalDetails, 'read'>;
  readonly screening: Screening;
  /** By the name that a service's row has. */
  readonly adapters: Readonly<Record<string, PaymentAdapter>>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
