import type { LedgerRow, LedgerRunner } from '@halls/ledger';
import { CompiledQuery } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Ledger statements inside the caller's transaction, so that both commit or neither does. */
export function runInside(sql: SqlOrTransaction): LedgerRunner {
  return {
    async run({ text }, values) {
      const { rows } = await sql.executeQuery<LedgerRow>(CompiledQuery.raw(text, [...values]));
      return rows;
    },
  };
}
