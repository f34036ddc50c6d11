import type { GameProviders, ProviderDirectory } from '#modules/provider-connection';
import type { Sql } from '#platform/database.ts';

export interface ReconDeps {
  readonly sql: Sql;
  readonly gameProviders: GameProviders;
  readonly providers: Pick<ProviderDirectory, 'all' | 'find'>;
  readonly clock: () => Date;
  /** So many rounds or members are asked for and looked at in one go. */
  readonly partSize: number;
}
