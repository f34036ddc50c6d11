import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock, Sealing } from '@halls/service';
import type { Ledger } from '#modules/ledger';
import type { Passwords, PersonalDetails } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import type { CreditTogether } from './deposit/credit-together.ts';
import type { PaymentAdapter, ServiceWord } from './service/payment-adapter.ts';
import type { PaymentService } from './service/payment-service.ts';
import type { Screening } from './withdrawal/screening.ts';

export interface CashierDeps {
  readonly sql: Sql;
  readonly prepared: Sql;
  readonly pool: pg.Pool;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly ledger: Pick<
    Ledger,
    | 'openMemberWallet'
    | 'paidDepositBooking'
    | 'paidDepositPosting'
    | 'transactionsOf'
    | 'timesOf'
    | 'openWithdrawals'
    | 'withdrawalPosting'
    | 'balanceOf'
    | 'versionOf'
  >;
  readonly passwords: Passwords;
  readonly personal: Pick<PersonalDetails, 'read'>;
  readonly screening: Screening;
  /** By the name that a service's row has. */
  readonly adapters: Readonly<Record<string, PaymentAdapter>>;
  /** As the services were that told something last, by their code: for what holds only while they are still so. */
  readonly lastServices: Map<string, PaymentService>;
  readonly creditTogether: CreditTogether;
  /** Of a service that has answered, or has not. */
  readonly noteHealth: (pspId: string, word: ServiceWord) => Promise<void>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
