import { hash } from 'node:crypto';
import type { Provider } from '#platform/actor.ts';
import type pg from 'pg';
import type { Currency, Language } from '@halls/contract';
import type { SeamlessStatus } from '@halls/contract/provider';
import type { OpenedWallet, WalletOperation, WalletOutcome } from '#modules/provider-connection';
import { hashToken } from './hash-token.ts';

/** Executes all operations in one statement and one commit; answers stand in their order. */
export async function executeMany(
  pool: pg.Pool | pg.PoolClient,
  operations: readonly WalletOperation[],
): Promise<WalletOutcome[]> {
  const { rows } = await pool.query<AnswerRow>({
    name: 'seamless_execute_many',
    text: `select ${answerColumns} from seamless.execute_many($1)`,
    values: [JSON.stringify(operations.map(rowOf))],
  });
  return rows.map(readAnswer);
}

/** Redeems a launch code and opens the session that is known by the token. */
export async function openSession(
  pool: pg.Pool,
  options: { actor: Provider; code: string; token: string; lifetimeSeconds: number },
): Promise<OpenedWallet> {
  const { rows } = await pool.query<OpenedRow>({
    name: 'seamless_authenticate',
    text: `select status, member_id::text, site_id, currency, language, cash_minor::text, bonus_minor::text
           from seamless.authenticate($1, decode($2, 'hex'), decode($3, 'hex'), make_interval(secs => $4))`,
    values: [options.actor.gpId, hashToken(options.code), hashToken(options.token), options.lifetimeSeconds],
  });
  const row = rows[0];
  if (!row) throw new Error('seamless.authenticate answered nothing');
  if (row.status !== 'OK') return { status: row.status };
  return {
    status: 'OK',
    token: options.token,
    memberRef: row.member_id,
    siteId: row.site_id,
    currency: row.currency,
    language: row.language,
    cashMinor: BigInt(row.cash_minor),
    bonusMinor: BigInt(row.bonus_minor),
  };
}

/** What the main wallet of the token's session holds. */
export async function readBalance(
  pool: pg.Pool,
  options: { actor: Provider; token: string; currency: string },
): Promise<WalletOutcome> {
  const { rows } = await pool.query<AnswerRow>({
    name: 'seamless_balance_of',
    text: `select ${answerColumns} from seamless.balance_of($1, decode($2, 'hex'), $3)`,
    values: [options.actor.gpId, hashToken(options.token), options.currency],
  });
  const row = rows[0];
  if (!row) throw new Error('seamless.balance_of answered nothing');
  return readAnswer(row);
}

/** Which site's jackpot the token's session feeds, if any. */
export async function findFedJackpot(
  pool: pg.Pool,
  options: { actor: Provider; token: string; currency: string },
): Promise<FedJackpot> {
  const { rows } = await pool.query<FedJackpot>({
    name: 'seamless_jackpot_of',
    text: `select status, site_id as "siteId", takes_part as "takesPart"
           from seamless.jackpot_of($1, decode($2, 'hex'), $3)`,
    values: [options.actor.gpId, hashToken(options.token), options.currency],
  });
  const row = rows[0];
  if (!row) throw new Error('seamless.jackpot_of answered nothing');
  return row;
}

type FedJackpot =
  | { readonly status: Exclude<SeamlessStatus, 'OK'> }
  | { readonly status: 'OK'; readonly siteId: number; readonly takesPart: boolean };

/** A row of the SQL type `seamless.operation`; amounts in minor units, hashes in hex. */
function rowOf(operation: WalletOperation): Readonly<Record<string, unknown>> {
  const known = {
    method: operation.method,
    gp_id: operation.actor.gpId,
    member_ref: operation.memberRef,
    round_id: operation.roundId,
  };
  if (operation.method === 'round-close') return known;
  const identity = {
    ...known,
    transaction_id: operation.transactionId,
    request_hash: hash('sha256', operation.content, 'hex'),
  };
  if (operation.method === 'rollback') {
    return {
      ...identity,
      reference_transaction_id: operation.referenceTransactionId,
      note: { round_id: operation.roundId },
    };
  }
  const inSession = {
    ...identity,
    token_hash: hashToken(operation.token),
    site_id: operation.siteId,
    currency: operation.currency,
    game_code: operation.gameCode,
    round_closed: operation.isRoundClosed,
    note: operation.note,
  };
  if (operation.method === 'jackpot-win') return inSession;
  return {
    ...inSession,
    stake_minor: String(operation.stakeMinor),
    payout_minor: String(operation.payoutMinor),
    contribution_minor: String(operation.contributionMinor ?? 0n),
  };
}

const answerColumns =
  'status, wallet_transaction_id::text, cash_minor::text, bonus_minor::text, currency, replayed, applied, amount_minor::text';

/** A row of the SQL type `seamless.answer`. */
interface AnswerRow {
  readonly status: SeamlessStatus;
  readonly wallet_transaction_id: string | null;
  readonly cash_minor: string | null;
  /** Null of members who have none. */
  readonly bonus_minor: string | null;
  readonly currency: Currency | null;
  readonly replayed: boolean;
  readonly applied: boolean | null;
  readonly amount_minor: string | null;
}

function readAnswer(row: AnswerRow): WalletOutcome {
  return {
    status: row.status,
    walletTransactionId: row.wallet_transaction_id,
    cashMinor: row.cash_minor === null ? null : BigInt(row.cash_minor),
    bonusMinor: BigInt(row.bonus_minor ?? 0),
    currency: row.currency,
    isReplayed: row.replayed,
    isApplied: row.applied,
    amountMinor: row.amount_minor === null ? null : BigInt(row.amount_minor),
  };
}

type OpenedRow =
  | { readonly status: Exclude<SeamlessStatus, 'OK'> }
  | {
      readonly status: 'OK';
      readonly member_id: string;
      readonly site_id: number;
      readonly currency: Currency;
      readonly language: Language;
      readonly cash_minor: string;
      readonly bonus_minor: string;
    };
