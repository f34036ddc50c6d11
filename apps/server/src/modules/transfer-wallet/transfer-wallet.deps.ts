import type { Logger } from 'pino';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import type { Ledger } from '#modules/ledger';
import type { GameProviders, ProviderDirectory } from '#modules/provider-connection';
import type { ProviderMember } from './provider-member.repo.ts';

export interface TransferWalletDeps {
  readonly sql: Sql;
  readonly ledger: Ledger;
  /** Where a member is known now, in the order of the codes. */
  readonly providerMembersOf: (memberId: number) => Promise<readonly ProviderMember[]>;
  readonly gameProviders: Pick<GameProviders, 'holder' | 'wire' | 'openDemo'>;
  readonly providers: ProviderDirectory;
  readonly clock: Clock;
  readonly newOrderId: () => string;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
