import type { Sql } from '#platform/database.ts';
import { outsideToolKey } from './providers/sample-connections.ts';

/**
 * Throws when a sandbox has once filled the database: its sample members have passwords, and GPTS has a
 * secret, that everybody knows. For databases from before they were marked; GPTS is known by its key's name,
 * as its secret is sealed.
 */
export async function refuseSandboxData(sql: Sql): Promise<void> {
  const known = await sql
    .selectFrom('app.provider_connection')
    .select('gp_id')
    .where('operator_id', '=', outsideToolKey.operatorId)
    .where('key_id', '=', outsideToolKey.keyId)
    .executeTakeFirst();
  if (known)
    throw new Error(
      `the database is a sandbox's: it has its sample members, and ${known.gp_id} with a secret that everybody knows; production needs one of its own`,
    );
}
