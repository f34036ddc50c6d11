import { sql as raw } from 'kysely';
import { isSealed, SealingError, type Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from './database.ts';

/** A text column that rests sealed. The key of its row is part of what is sealed: it opens in that row alone. */
export interface SealedColumn<Key> {
  /** What the row of `key` is to hold. */
  seal(sealing: Sealing, key: Key, text: string): string;
  /**
   * What the row of `key` says. Text in clear, which somebody has written by hand, is taken as it is until `sealRows`
   * comes by. Throws a SealingError where the sealing's keys do not open it.
   */
  open(sealing: Sealing, key: Key, stored: string): string;
  /** Seals what stands in clear or under an older key; several may do it at once. */
  sealRows(store: { readonly sql: Sql; readonly sealing: Sealing }): Promise<void>;
}

const sealedAtOnce = 500;

/**
 * Declares one by its table, its column, and the columns of the row's key as those who read it call them; the names of
 * table and key are part of what is sealed, so they stay as they are.
 */
export function sealedColumn<const Name extends string>(declared: {
  readonly table: `${'app' | 'cashier'}.${string}`;
  readonly column: string;
  readonly key: Readonly<Record<Name, string>>;
}): SealedColumn<Readonly<Record<Name, string | number>>> {
  type Key = Readonly<Record<Name, string | number>>;
  const names = Object.keys(declared.key) as Name[];
  const table = raw.table(declared.table);
  const column = raw.ref(declared.column);
  const keyColumns = names.map((name) => raw.ref(declared.key[name]));

  function contextOf(key: Key): string {
    return [declared.table.replace('app.', ''), ...names.map((name) => key[name])].join(':');
  }

  function open(sealing: Sealing, key: Key, stored: string): string {
    if (!isSealed(stored)) return stored;
    try {
      return sealing.open(stored, contextOf(key));
    } catch (error) {
      if (!(error instanceof SealingError)) throw error;
      throw new SealingError(`DATA_KEYS does not open ${contextOf(key)}: ${error.message}`);
    }
  }

  const seal = (sealing: Sealing, key: Key, text: string) => sealing.seal(text, contextOf(key));

  async function sealSome(transaction: SqlTransaction, sealing: Sealing): Promise<number> {
    const { rows } = await raw<Key & { readonly stored: string }>`
      select ${raw.join(names.map((name) => raw`${raw.ref(declared.key[name])} as ${raw.id(name)}`))},
             ${column} as stored
        from ${table} where not starts_with(${column}, ${sealing.currentPrefix})
       order by ${raw.join(keyColumns)} limit ${sealedAtOnce} for update`.execute(transaction);
    for (const row of rows) {
      const matches = names.map((name) => raw`${raw.ref(declared.key[name])} = ${row[name]}`);
      await raw`
        update ${table} set ${column} = ${seal(sealing, row, open(sealing, row, row.stored))}
         where ${raw.join(matches, raw` and `)}`.execute(transaction);
    }
    return rows.length;
  }

  return {
    seal,
    open,
    async sealRows({ sql, sealing }) {
      const next = () => sql.transaction().execute((transaction) => sealSome(transaction, sealing));
      while ((await next()) === sealedAtOnce);
    },
  };
}
