import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { Currency } from '@halls/contract';
import { jackpotModule, openJackpot } from '#modules/jackpot';
import { latestWinModule } from '#modules/latest-win';
import { launchModule } from '#modules/launch';
import { ledgerModule, type Ledger, type WalletOwner } from '#modules/ledger';
import { playModule } from '#modules/play';
import { playRecordModule } from '#modules/play-record';
import {
  adapterMakers,
  createGameProviders,
  createProviderDirectory,
  providerConnectionModule,
  saveProviderConnection,
  type GameProviders,
  type ProviderConnection,
  type ProviderDirectory,
} from '#modules/provider-connection';
import { seamlessWalletModule } from '#modules/seamless-wallet';
import { statementModule } from '#modules/statement';
import { tableStateModule } from '#modules/table-state';
import { walletModule } from '#modules/wallet';
import { replaceFace } from '#platform/assemble.ts';
import type { Platform } from '#platform/module.ts';
import type { App, Overrides } from '../../src/app.ts';
import { createTestApp } from '../create-test-app.ts';
import { countAll } from './count-all.ts';

interface MoneyWorldOptions extends Overrides {
  readonly timeoutMs?: number;
  readonly makers?: typeof adapterMakers;
}

/** A migrated database with one site, and what money modules are made of. */
export interface MoneyWorld {
  readonly test: TestDatabase;
  readonly app: App;
  /** Another server on the same database; its caller closes it. */
  openNode(): Promise<App>;
  readonly database: Pick<Platform, 'sql' | 'pool'>;
  readonly ledger: Ledger;
  readonly providers: ProviderDirectory;
  readonly gameProviders: GameProviders;
  readonly log: Platform['log'];
  /** A member with a wallet that holds `cashMinor`. */
  addMember(cashMinor: bigint): Promise<WalletOwner>;
  addProvider(
    connection: Partial<ProviderConnection> & { readonly gpId: string },
  ): Promise<ProviderConnection>;
  /** Opens the site's jackpot, which the provider's bets feed from then on. Half of it is kept for the next pot. */
  openJackpot(options: { gpId: string; limitBp: number; seedMinor?: bigint }): Promise<void>;
  cashOf(owner: WalletOwner): Promise<bigint>;
  close(): Promise<void>;
}

export const testSecret = 'a-secret-for-tests-0123456789';
const siteId = 901;
const currency: Currency = 'USD';
const tests = { kind: 'system', part: 'tests' } as const;

/** A provider of the tests answers at once; on a busy machine that takes a while. Each silent one costs a test this long. */
const patienceMs = 1_500;

/** `timeoutMs` is how long a provider is waited for, `makers` are the adapters that there are. */
export async function createMoneyWorld({
  timeoutMs = patienceMs,
  makers = adapterMakers,
  ...overrides
}: MoneyWorldOptions = {}): Promise<MoneyWorld> {
  const test = await createTestDatabase();
  await test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values ($1, 'site02', 'Test', 'Test', '{test.localhost}', 'en_US', '{en_US}', '{USD}', 'USD')`,
    [siteId],
  );
  const openNode = () =>
    createTestApp(test, {
      modules: [
        launchModule,
        walletModule,
        statementModule,
        playModule,
        playRecordModule,
        seamlessWalletModule,
        jackpotModule,
        latestWinModule,
        tableStateModule,
      ],
      ...overrides,
      replacements: [
        ...(overrides.replacements ?? []),
        replaceFace(providerConnectionModule, ({ sql, sealing, closing }) => {
          // no memory: a test sees what it has just written
          const providers = createProviderDirectory({ sql, sealing }, countUp());
          const gameProviders = createGameProviders({
            directory: providers,
            longestWaitMs: timeoutMs,
            makers,
          });
          closing.defer(() => gameProviders.close());
          return { providers, gameProviders };
        }),
      ],
    });
  const app = await openNode();
  const ledger = app.faceOf(ledgerModule);
  const { sql, sealing } = app.platform;

  return {
    test,
    app,
    openNode,
    database: app.platform,
    ledger,
    ...app.faceOf(providerConnectionModule),
    log: app.platform.log,
    async addMember(cashMinor) {
      const { rows } = await test.pool.query<{ member_id: string }>(
        `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
         values ($1, $2, '', $3, $2, now()) returning member_id`,
        [siteId, `m${randomUUID().slice(0, 11)}`, currency],
      );
      const owner: WalletOwner = { siteId, memberId: Number(rows[0]?.member_id), currency };
      await ledger.openMemberWallet(sql, owner);
      if (cashMinor > 0n) await ledger.creditDeposit(sql, owner, randomUUID(), cashMinor);
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
      await sql
        .transaction()
        .execute((transaction) =>
          saveProviderConnection({ transaction, sealing }, tests, connection, 'a test wants it'),
        );
      return connection;
    },
    async openJackpot({ gpId, limitBp, seedMinor = 1_000n }) {
      await sql.transaction().execute(async (transaction) => {
        const terms = { siteId, currency, seedMinor, reservePercent: 50 };
        await openJackpot(transaction, ledger, tests, terms, 'a test wants it');
        await transaction
          .insertInto('app.jackpot_provider')
          .values({ gp_id: gpId, limit_bp: limitBp })
          .execute();
      });
    },
    cashOf: (owner) => ledger.balanceOf(owner),
    async close() {
      await app.close();
      // what is broken of the facts then, dropping the database says
      await countAll(test);
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
