import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { Currency } from '@halls/contract';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLedger, type Ledger, type WalletOwner } from '#modules/ledger';
import {
  adapterMakers,
  createGameProviders,
  createProviderDirectory,
  saveProviderConnections,
  type GameProviders,
  type ProviderConnection,
  type ProviderDirectory,
} from '#modules/provider-connection';

/** A migrated database with one site, and what money modules are made of. */
export interface MoneyWorld {
  readonly test: TestDatabase;
  readonly database: Database;
  readonly ledger: Ledger;
  readonly providers: ProviderDirectory;
  readonly gameProviders: GameProviders;
  readonly log: ReturnType<typeof pino>;
  /** A member with a wallet that holds `cashMinor`. */
  addMember(cashMinor: bigint): Promise<WalletOwner>;
  addProvider(
    connection: Partial<ProviderConnection> & { readonly gpId: string },
  ): Promise<ProviderConnection>;
  cashOf(owner: WalletOwner): Promise<bigint>;
  close(): Promise<void>;
}

export const testSecret = 'a-secret-for-tests-0123456789';
const siteId = 901;
const currency: Currency = 'USD';

/** `timeoutMs` is how long a provider is waited for, `makers` are the adapters that there are. */
export async function createMoneyWorld({
  timeoutMs = 300,
  makers = adapterMakers,
} = {}): Promise<MoneyWorld> {
  const test = await createTestDatabase();
  await test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values ($1, 'site02', 'Test', 'Test', '{test.localhost}', 'en_US', '{en_US}', '{USD}', 'USD')`,
    [siteId],
  );
  const database = openDatabase({
    url: test.url,
    role: 'platform_app',
    maxConnections: 12,
    onError: () => {},
  });
  const ledger = createLedger({ pool: database.pool });
  // no memory: a test sees what it has just written
  const providers = createProviderDirectory(database.sql, countUp());
  const gameProviders = createGameProviders({ directory: providers, longestWaitMs: timeoutMs, makers });

  return {
    test,
    database,
    ledger,
    gameProviders,
    providers,
    log: pino({ level: 'silent' }),
    async addMember(cashMinor) {
      const { rows } = await test.pool.query<{ member_id: string }>(
        `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
         values ($1, $2, '', $3, $2, now()) returning member_id`,
        [siteId, `m${randomUUID().slice(0, 11)}`, currency],
      );
      const owner: WalletOwner = { siteId, memberId: Number(rows[0]?.member_id), currency };
      await ledger.openMemberWallet(database.sql, owner);
      if (cashMinor > 0n) await ledger.creditDeposit(database.sql, owner, randomUUID(), cashMinor);
      return owner;
    },
    async addProvider(given) {
      const connection: ProviderConnection = {
        walletKind: 'seamless',
        adapter: 'house-protocol',
        baseUrl: 'http://127.0.0.1:1',
        launchUrl: 'http://127.0.0.1:1/launch',
        operatorId: given.gpId,
        keyId: 'test',
        secret: testSecret,
        maintenanceStart: null,
        maintenanceEnd: null,
        isActive: true,
        hasCatalogue: false,
        ...given,
      };
      await saveProviderConnections(database.sql, [connection]);
      return connection;
    },
    cashOf: (owner) => ledger.balanceOf(owner),
    async close() {
      await gameProviders.close();
      await database.close();
      const { rows } = await test.pool.query('select * from app.check_money_invariants()');
      await test.drop();
      if (rows.length > 0) throw new Error(`the money's invariants are broken: ${JSON.stringify(rows)}`);
    },
  };
}

function countUp(): () => number {
  let nowMs = 0;
  return () => (nowMs += 60_000);
}
