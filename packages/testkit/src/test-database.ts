import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readClusterUrl } from './cluster-url.ts';
import { ensureTemplate } from './template-database.ts';

export interface TestDatabase {
  /** Connects as the owner. Code under test adds `options=-c role=platform_app` as it does at run time. */
  readonly url: string;
  /** The owner's connections. */
  readonly pool: pg.Pool;
  /** Checks what must hold at every moment and removes the database; done after each suite in any case. */
  drop(): Promise<void>;
}

const open = new Set<TestDatabase>();

/** A database of one's own with every migration applied, as a copy of a template made once per run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = readClusterUrl();
  const template = await ensureTemplate(clusterUrl);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // copied as files: half the work of writing each page into the log first
  await runOnce(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(clusterUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // drop() ends connections by force; what idle clients say about it is expected
  pool.on('error', () => {});
  const database: TestDatabase = {
    url,
    pool,
    async drop() {
      if (!open.delete(database)) return;
      const violations = await findViolations(database);
      await pool.end();
      await dropByForce(clusterUrl, name);
      if (violations.length > 0) throw new Error(`What must hold is broken: ${JSON.stringify(violations)}`);
    },
  };
  open.add(database);
  return database;
}

/** Those of this process that were not dropped yet. */
export function openTestDatabases(): readonly TestDatabase[] {
  return [...open];
}

/** What must hold at every moment. */
const invariants = [
  'ledger.check_invariants()',
  'play.check_invariants()',
  'play.check_sums()',
  'cashier.check_invariants()',
  'cashier.check_withdrawals()',
  'cashier.check_claims()',
  'risk.check_invariants()',
  'bankbook.check_invariants()',
  'promo.check_invariants()',
  'agency.check_invariants()',
  'envelope.check_invariants()',
  'free.check_invariants()',
  'offer.check_invariants()',
  'signin.check_invariants()',
  'mission.check_invariants()',
  'tournament.check_invariants()',
  'friends.check_invariants()',
  'rebate.check_invariants()',
  'vip.check_invariants()',
];

/** What is broken of the ledger and of the facts made of it; nothing where they have not been migrated. */
export async function findViolations(database: TestDatabase): Promise<readonly unknown[]> {
  const { rows: known } = await database.pool.query<{ check: string }>(
    'select c as check from unnest($1::text[]) c where to_regprocedure(c) is not null order by c',
    [invariants],
  );
  const found: unknown[] = [];
  for (const { check } of known) {
    const { rows } = await database.pool.query(`select * from ${check}`);
    found.push(...rows);
  }
  return found;
}

/**
 * Ends whoever is still connected. Autovacuum may be at work in the database: it is a superuser's process, which the
 * owner may not end, and leaves by itself.
 */
async function dropByForce(clusterUrl: string, name: string): Promise<void> {
  for (let triesLeft = 100; ; triesLeft -= 1) {
    try {
      return await runOnce(clusterUrl, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if ((error as { code?: string }).code !== insufficientPrivilege || triesLeft === 0) throw error;
      await sleep(100);
    }
  }
}

const insufficientPrivilege = '42501';

export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
