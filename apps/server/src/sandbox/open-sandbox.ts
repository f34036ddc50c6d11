import type { FastifyInstance } from 'fastify';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import type { Settings } from '#platform/settings.ts';
import type { Ledger } from '#modules/ledger';
import type { Passwords } from '#modules/member';
import { saveProviderConnections } from '#modules/provider-connection';
import { seedContent } from './content/seed-content.ts';
import { seedMembers } from './members/seed-members.ts';
import { sampleConnections } from './providers/sample-connections.ts';
import { seedSites } from './sites/seed-sites.ts';

export interface Sandbox {
  /** Adds the sandbox's own pages. */
  mount(http: FastifyInstance): void;
}

/**
 * What the sandbox has and production has not: sample sites, content, members and the house studio's
 * connections. Each part is written once; what an operator changes later stays.
 */
export async function openSandbox(parts: {
  sql: Sql;
  settings: Settings;
  ledger: Ledger;
  passwords: Passwords;
  clock: Clock;
}): Promise<Sandbox> {
  const { sql, settings, ledger, passwords, clock } = parts;
  await sql.transaction().execute(async (transaction) => {
    await seedSites(transaction);
    await seedContent(transaction);
  });
  // addresses follow the ports that this start was given
  await saveProviderConnections(sql, sampleConnections(settings));
  await seedMembers({ sql, ledger, passwords, clock });
  return { mount() {} };
}
