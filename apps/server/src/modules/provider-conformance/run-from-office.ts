import type { Logger } from 'pino';
import { maintenanceAt, type ProviderConnection, type ProviderDirectory } from '#modules/provider-connection';
import type { Sql } from '#platform/database.ts';
import { checkTransferProvider } from './check-transfer-provider.ts';
import type { CheckResult } from './conformance-check.ts';
import { findRunUnderWay, saveResults } from './conformance-run.repo.ts';

export interface RunDeps {
  readonly sql: Sql;
  readonly providers: Pick<ProviderDirectory, 'find'>;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /** Where games lead when they are left. */
  readonly lobbyUrl: string;
  readonly patienceMs?: number;
}

const defaultPatienceMs = 5_000;

/** Why a provider is not tried out from here; null where it can be. */
export function refuseTrial(connection: ProviderConnection, now: Date): 'asks_wallet' | 'is_open' | null {
  if (connection.walletKind !== 'transfer') return 'asks_wallet';
  return connection.isActive && !maintenanceAt(connection, now) ? 'is_open' : null;
}

/**
 * Tries out the provider that has waited longest, as members of the run's own, under names that no member of ours has;
 * nothing of it is in our books. A run whose process died begins anew, with other members.
 */
export async function runFromOffice(deps: RunDeps): Promise<void> {
  const { sql, providers, clock, log, lobbyUrl, patienceMs = defaultPatienceMs } = deps;
  const run = await findRunUnderWay(sql);
  if (!run) return;
  const connection = await providers.find(run.gpId);
  // it may have been opened since this was asked for
  const refusal = connection ? refuseTrial(connection, clock()) : 'gone';
  if (!connection || refusal) {
    await saveResults(sql, run.runId, { results: [], endedAt: clock(), failure: refusal });
    return;
  }
  const { gpId, operatorId, keyId, secret, baseUrl: address } = connection;
  const { currency, gameCode } = run;
  const results: CheckResult[] = [];
  let saving = Promise.resolve();
  try {
    await checkTransferProvider(
      { address, gpId, operatorId, keyId, secret, currency, gameCode, lobbyUrl, patienceMs },
      (result) => {
        results.push(result);
        const soFar = [...results];
        saving = saving.then(() => saveResults(sql, run.runId, { results: soFar }));
      },
    );
    await saving;
    await saveResults(sql, run.runId, { results, endedAt: clock() });
  } catch (error) {
    log.warn({ err: error, gpId }, 'a provider could not be tried out');
    await saving.catch(() => {
      // what is written below has all that there is
    });
    await saveResults(sql, run.runId, { results, endedAt: clock(), failure: 'broke_off' });
  }
}
