import type { Logger } from 'pino';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import type { Ledger } from '#modules/ledger';
import type { ProviderClient, ProviderDirectory } from '#modules/provider-connection';
import type { SiteDirectory } from '#modules/site';
import type { TransferWallet } from '#modules/transfer-wallet';

export interface LaunchParts {
  readonly sql: Sql;
  readonly ledger: Ledger;
  readonly client: ProviderClient;
  readonly providers: ProviderDirectory;
  readonly transferWallet: TransferWallet;
  readonly sites: Pick<SiteDirectory, 'findById'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}
