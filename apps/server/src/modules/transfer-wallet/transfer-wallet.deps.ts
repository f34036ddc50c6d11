import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import type { Ledger } from '#modules/ledger';
import type { GameProviders, ProviderDirectory } from '#modules/provider-connection';
import type { ProviderMember } from './provider-member.repo.ts';

export interface TransferWalletDeps {
  readonly sql: Sql;
  readonly pool: pg.Pool;
  readonly ledger: Ledger;
  /** Where a member is known now, in the order of the codes. */
  readonly providerMembersOf: (memberId: number) => Promise<readonly ProviderMember[]>;
  /** Until when a transfer back is running that the member asked for; null when there is none. */
  readonly comingBackUntil: (memberId: number) => Promise<Date | null>;
  readonly gameProviders: Pick<GameProviders, 'holder' | 'wire' | 'openDemo'>;
  readonly providers: ProviderDirectory;
  readonly clock: Clock;
  readonly newOrderId: () => string;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
