import { createHash } from 'node:crypto';
import type { TestDatabase } from '@halls/testkit';

/** Every 64-digit hex text that the studio's schema holds, read as the database's owner. */
export async function hexTextsOf(database: TestDatabase): Promise<ReadonlySet<string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'studio'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} as t`);
    for (const { row } of rows)
      for (const [text] of row.matchAll(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g)) found.add(text);
  }
  return found;
}

/** Which of the hashes come from one of the texts, hashed once or, as links of a chain are, up to so many times. */
export function openedBy(
  texts: ReadonlySet<string>,
  hashes: ReadonlySet<string>,
  steps: number,
): readonly string[] {
  const opened = new Set<string>();
  for (const text of texts) {
    let hash = text;
    for (let step = 0; step < steps; step += 1) {
      hash = createHash('sha256').update(Buffer.from(hash, 'hex')).digest('hex');
      if (hashes.has(hash)) opened.add(hash);
    }
  }
  return [...opened];
}
