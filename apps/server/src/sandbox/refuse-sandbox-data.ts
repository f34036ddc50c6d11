import type { Sql } from '#platform/database.ts';
import { sandboxProviderSecret } from './providers/sample-connections.ts';

/**
 * Throws when a sandbox has once filled the database: its sample members have passwords, and GPTS has a
 * secret, that everybody knows.
 */
export async function refuseSandboxData(sql: Sql): Promise<void> {
  const known = await sql
    .selectFrom('app.provider_connection')
    .select('gp_id')
    .where('secret', '=', sandboxProviderSecret)
    .executeTakeFirst();
  if (known)
    throw new Error(
      `the database is a sandbox's: it has its sample members, and ${known.gp_id} with a secret that everybody knows; production needs one of its own`,
    );
}
