/** Runs one statement: on a pool, on a client inside a transaction, or through a query builder's transaction. */
export interface LedgerRunner {
  run(statement: LedgerStatement, values: readonly unknown[]): Promise<readonly LedgerRow[]>;
}

export interface LedgerStatement {
  /** Also the name under which a connection keeps the prepared plan. */
  readonly name: string;
  readonly text: string;
}

/** Statements cast what they read to text, so a pool's own type parsers change nothing here. */
export type LedgerRow = Readonly<Record<string, string | null>>;

/** A `pg.Pool`, or a client that a transaction was begun on. */
export function runOn(connection: PgQueryable): LedgerRunner {
  return {
    async run({ name, text }, values) {
      const { rows } = await connection.query({ name, text, values: [...values] });
      return rows as LedgerRow[];
    },
  };
}

interface PgQueryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}
