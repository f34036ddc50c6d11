import type pg from 'pg';
import type { Currency, Language } from '@halls/contract';
import type { SeamlessStatus } from '@halls/contract/provider';
import type { SeamlessOperation } from './seamless-operation.ts';

/** A row of the SQL type `seamless.answer`; cash in minor units. */
export interface SeamlessOutcome {
  readonly status: SeamlessStatus;
  readonly wallet_transaction_id: string | null;
  readonly cash_minor: string | null;
  readonly currency: Currency | null;
  readonly replayed: boolean;
  readonly applied: boolean | null;
}

export interface OpenedSession {
  readonly status: SeamlessStatus;
  readonly member_id: string | null;
  readonly site_id: number | null;
  readonly currency: Currency | null;
  readonly language: Language | null;
  readonly cash_minor: string | null;
}

const answerColumns = 'status, wallet_transaction_id::text, cash_minor::text, currency, replayed, applied';

/** Executes all operations in one statement and one commit; answers stand in their order. */
export async function executeMany(
  pool: pg.Pool,
  operations: readonly SeamlessOperation[],
): Promise<SeamlessOutcome[]> {
  const { rows } = await pool.query<SeamlessOutcome>({
    name: 'seamless_execute_many',
    text: `select ${answerColumns} from seamless.execute_many($1)`,
    values: [JSON.stringify(operations)],
  });
  return rows;
}

/** Redeems a launch code and opens the session that is known by the token's hash. */
export async function openSession(
  pool: pg.Pool,
  options: { gpId: string; codeHash: string; tokenHash: string; lifetimeSeconds: number },
): Promise<OpenedSession> {
  const { rows } = await pool.query<OpenedSession>({
    name: 'seamless_authenticate',
    text: `select status, member_id::text, site_id, currency, language, cash_minor::text
           from seamless.authenticate($1, decode($2, 'hex'), decode($3, 'hex'), make_interval(secs => $4))`,
    values: [options.gpId, options.codeHash, options.tokenHash, options.lifetimeSeconds],
  });
  return rows[0] as OpenedSession;
}

export async function readBalance(
  pool: pg.Pool,
  options: { gpId: string; tokenHash: string; currency: string },
): Promise<SeamlessOutcome> {
  const { rows } = await pool.query<SeamlessOutcome>({
    name: 'seamless_balance_of',
    text: `select ${answerColumns} from seamless.balance_of($1, decode($2, 'hex'), $3)`,
    values: [options.gpId, options.tokenHash, options.currency],
  });
  return rows[0] as SeamlessOutcome;
}
