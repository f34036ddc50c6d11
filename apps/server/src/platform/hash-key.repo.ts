import { createHmac, randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sealing } from '@halls/service';
import type { Sql } from './database.ts';

/** Recognises a text without keeping it. */
export type KeyedHash = (text: string) => Buffer;

/**
 * HMAC-SHA256 under a key of 32 bytes that rests sealed in a table of one row, `key_sealed`; whoever comes first makes
 * it. It is sealed anew where an older key has sealed it.
 */
export async function openHashKey(
  { sql, sealing }: { readonly sql: Sql; readonly sealing: Sealing },
  name: `app.${string}_hash_key`,
): Promise<KeyedHash> {
  const table = raw.table(name);
  const context = name.replace('app.', '');
  const fresh = randomBytes(32).toString('hex');
  await raw`insert into ${table} (key_sealed) values (${sealing.seal(fresh, context)}) on conflict do nothing`.execute(
    sql,
  );
  const { rows } = await raw<{ key_sealed: string }>`select key_sealed from ${table}`.execute(sql);
  const sealed = rows[0]?.key_sealed ?? '';
  const key = sealing.open(sealed, context);
  if (!sealing.isCurrent(sealed))
    await raw`update ${table} set key_sealed = ${sealing.seal(key, context)} where key_sealed = ${sealed}`.execute(
      sql,
    );
  const bytes = Buffer.from(key, 'hex');
  return (text) => createHmac('sha256', bytes).update(text).digest();
}
