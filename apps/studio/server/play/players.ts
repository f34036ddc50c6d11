import type { Currency, Language } from '@halls/contract';
import { firstRow, type Sql } from '../platform/database.ts';

export type Player = {
  playerId: bigint;
  operatorId: string;
  gpId: string;
  memberRef: string;
  currency: Currency;
  kind: 'transfer' | 'seamless' | 'demo';
  language: Language;
  balanceMinor: bigint;
};

export type PlayerKey = Pick<Player, 'operatorId' | 'gpId' | 'memberRef' | 'currency'>;

const columns = `player_id as "playerId", operator_id as "operatorId", gp_id as "gpId", member_ref as "memberRef",
  currency, kind, language, balance_minor as "balanceMinor"`;

/** Makes the player, or takes the one that is there and notes the language. */
export async function ensurePlayer(
  sql: Sql,
  player: Omit<Player, 'playerId' | 'balanceMinor'>,
): Promise<Player> {
  const rows = await sql.query<Player>(
    `insert into studio.player (operator_id, gp_id, member_ref, currency, kind, language) values ($1, $2, $3, $4, $5, $6)
     on conflict (operator_id, gp_id, member_ref, currency) do update set language = excluded.language
     returning ${columns}`,
    [player.operatorId, player.gpId, player.memberRef, player.currency, player.kind, player.language],
  );
  return firstRow(rows);
}

export async function findPlayer(sql: Sql, key: PlayerKey): Promise<Player | undefined> {
  return (
    await sql.query<Player>(
      `select ${columns} from studio.player where operator_id = $1 and gp_id = $2 and member_ref = $3 and currency = $4`,
      [key.operatorId, key.gpId, key.memberRef, key.currency],
    )
  )[0];
}

/** Everything that changes a player's money or seeds takes this lock first: changes happen one after the other. */
export async function lockPlayer(sql: Sql, playerId: bigint): Promise<Player> {
  return firstRow(
    await sql.query<Player>(`select ${columns} from studio.player where player_id = $1 for update`, [
      playerId,
    ]),
  );
}

export type EntryKind = 'transfer_in' | 'transfer_out' | 'stake' | 'payout' | 'refund' | 'demo';

/** Changes a balance kept here and writes its entry. The caller holds the lock and has checked that nothing goes below zero. */
export async function postEntry(
  sql: Sql,
  playerId: bigint,
  amountMinor: bigint,
  kind: EntryKind,
  reference: string,
): Promise<bigint> {
  const rows = await sql.query<{ balance: bigint }>(
    `with changed as (
       update studio.player set balance_minor = balance_minor + $2, balance_version = balance_version + 1
       where player_id = $1 returning balance_minor, balance_version
     ), noted as (
       insert into studio.entry (player_id, version, amount_minor, balance_after_minor, kind, reference)
       select $1, balance_version, $2, balance_minor, $3, $4 from changed
     )
     select balance_minor as balance from changed`,
    [playerId, amountMinor, kind, reference],
  );
  return firstRow(rows).balance;
}

export async function hasOpenRound(sql: Sql, playerId: bigint): Promise<boolean> {
  return (
    (await sql.query(`select 1 from studio.round where player_id = $1 and state = 'open'`, [playerId]))
      .length > 0
  );
}
