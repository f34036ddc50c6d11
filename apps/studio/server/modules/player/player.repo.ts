import type { Currency, Language } from '@halls/contract';
import { type Selectable, sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { EntryKind, PlayerKind, PlayerTable } from './player.tables.ts';

export interface Player {
  readonly playerId: number;
  readonly operatorId: string;
  readonly gpId: string;
  readonly memberRef: string;
  readonly currency: Currency;
  readonly kind: PlayerKind;
  readonly language: Language;
  readonly balanceMinor: bigint;
  /** Counts the changes of the balance. */
  readonly balanceVersion: number;
}

export type Balance = Pick<Player, 'balanceMinor' | 'balanceVersion'>;
export type PlayerKey = Pick<Player, 'operatorId' | 'gpId' | 'memberRef' | 'currency'>;

const columns = [
  'player_id',
  'operator_id',
  'gp_id',
  'member_ref',
  'currency',
  'kind',
  'language',
  'balance_minor',
  'balance_version',
] as const;

/** Makes the player, or takes the one that is there and notes the language. */
export async function ensurePlayer(
  sql: SqlOrTransaction,
  player: Omit<Player, 'playerId' | keyof Balance>,
): Promise<Player> {
  const row = await sql
    .insertInto('studio.player')
    .values({
      operator_id: player.operatorId,
      gp_id: player.gpId,
      member_ref: player.memberRef,
      currency: player.currency,
      kind: player.kind,
      language: player.language,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'gp_id', 'member_ref', 'currency'])
        .doUpdateSet({ language: player.language }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return readPlayer(row);
}

export async function findPlayer(sql: SqlOrTransaction, key: PlayerKey): Promise<Player | undefined> {
  const row = await sql
    .selectFrom('studio.player')
    .select(columns)
    .where('operator_id', '=', key.operatorId)
    .where('gp_id', '=', key.gpId)
    .where('member_ref', '=', key.memberRef)
    .where('currency', '=', key.currency)
    .executeTakeFirst();
  return row && readPlayer(row);
}

/** Everything that changes a player's money or seeds takes this lock first: changes happen one after the other. */
export async function lockPlayer(tx: SqlTransaction, playerId: number): Promise<Player> {
  const row = await tx
    .selectFrom('studio.player')
    .select(columns)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readPlayer(row);
}

/**
 * Changes a balance kept here and writes its entry; answers the new balance. The caller holds the lock and has
 * checked that nothing goes below zero.
 */
export async function postEntry(
  tx: SqlTransaction,
  playerId: number,
  entry: { readonly amountMinor: bigint; readonly kind: EntryKind; readonly reference: string },
): Promise<Balance> {
  const amount = entry.amountMinor.toString();
  const { rows } = await raw<{ balance_minor: number | string; balance_version: number }>`
    with changed as (
      update studio.player set balance_minor = balance_minor + ${amount}, balance_version = balance_version + 1
      where player_id = ${playerId} returning player_id, balance_minor, balance_version
    ), noted as (
      insert into studio.entry (player_id, version, amount_minor, balance_after_minor, kind, reference)
      select player_id, balance_version, ${amount}::bigint, balance_minor, ${entry.kind}, ${entry.reference} from changed
    )
    select balance_minor, balance_version from changed`.execute(tx);
  const [changed] = rows;
  if (!changed) throw new Error(`the player ${playerId} is not there`);
  return { balanceMinor: BigInt(changed.balance_minor), balanceVersion: changed.balance_version };
}

function readPlayer(row: Pick<Selectable<PlayerTable>, (typeof columns)[number]>): Player {
  return {
    playerId: row.player_id,
    operatorId: row.operator_id,
    gpId: row.gp_id,
    memberRef: row.member_ref,
    currency: row.currency,
    kind: row.kind,
    language: row.language,
    balanceMinor: BigInt(row.balance_minor),
    balanceVersion: row.balance_version,
  };
}
