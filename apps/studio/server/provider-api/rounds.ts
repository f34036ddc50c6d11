import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import type { Database } from '../platform/database.ts';

type Row = {
  round_id: string;
  member_ref: string;
  game_code: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  ended_at: Date;
  xid: string;
};

/**
 * Settled rounds in the order in which their transactions began, none left out: a round is listed only when every
 * transaction that began before its own has ended. The cursor is `<transaction>.<round>` of the last one.
 */
export async function listRounds(
  database: Database,
  request: TransferRequest<'rounds'>,
): Promise<Omit<TransferAnswer<'rounds'>, 'request_id'>> {
  const cursor = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(request.cursor);
  if (request.cursor !== '' && !cursor) return { status: 'REJECTED' };
  const rows = await database.query<Row>(
    `select r.round_id, p.member_ref, r.game_code, p.currency, r.stake_minor as stake, r.payout_minor as payout, r.ended_at, r.ended_xid::text as xid
     from studio.round r join studio.player p using (player_id)
     where r.state = 'settled' and p.operator_id = $1 and p.gp_id = $2 and p.kind <> 'demo'
       and (r.ended_xid, r.round_id) > ($3::xid8, $4::uuid) and r.ended_xid < pg_snapshot_xmin(pg_current_snapshot())
     order by r.ended_xid, r.round_id limit $5`,
    [
      request.operator_id,
      request.gp_id,
      cursor?.[1] ?? '0',
      cursor?.[2] ?? '00000000-0000-0000-0000-000000000000',
      request.limit,
    ],
  );
  const last = rows.at(-1);
  return {
    status: 'OK',
    next_cursor: last ? `${last.xid}.${last.round_id}` : request.cursor,
    rounds: rows.map((row) => ({
      round_id: row.round_id,
      member_ref: row.member_ref,
      game_code: row.game_code,
      currency: row.currency as never,
      stake: row.stake.toString(),
      payout: row.payout.toString(),
      ended_at: row.ended_at.toISOString(),
    })),
  };
}
