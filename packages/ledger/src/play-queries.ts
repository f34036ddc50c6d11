import type { LedgerRow, LedgerRunner } from './runner.ts';

/** A place in the order of transactions behind which nothing uncommitted will hide; see `ledger.mark`. */
export interface Mark {
  readonly latest: bigint;
  /** A transaction number (`xid8`). */
  readonly number: string;
  /** A time with microseconds, as PostgreSQL writes it. */
  readonly madeAt: string;
}

/** One transaction of a seamless provider's round. */
export interface LedgerPlay {
  readonly gpId: string;
  readonly memberId: number;
  readonly roundId: string;
  /** What the house staked; below zero where that was taken back. */
  readonly freeStakeMinor: bigint;
}

/** `on` must be in a transaction that has not written yet. */
export async function setMark(on: LedgerRunner): Promise<Mark> {
  const [row] = await on.run(
    {
      name: 'ledger.mark',
      text: 'select m.latest::text, m.number::text, m.made_at::text from ledger.mark() m',
    },
    [],
  );
  return { latest: BigInt(read(row, 'latest')), number: read(row, 'number'), madeAt: read(row, 'made_at') };
}

/** What was played in the transactions above `after`, up to `until`, in their order. */
export async function listPlays(
  on: LedgerRunner,
  { after, until }: { readonly after: bigint; readonly until: bigint },
): Promise<LedgerPlay[]> {
  const rows = await on.run(
    {
      name: 'ledger.plays_between',
      text: `select p.gp_id, p.member_id::text, p.round_id, p.free_stake_minor::text
        from ledger.plays_between($1, $2) p order by p.transaction_id`,
    },
    [after.toString(), until.toString()],
  );
  return rows.map((row) => ({
    gpId: read(row, 'gp_id'),
    memberId: Number(row['member_id']),
    roundId: read(row, 'round_id'),
    freeStakeMinor: BigInt(read(row, 'free_stake_minor')),
  }));
}

function read(row: LedgerRow | undefined, column: string): string {
  const value = row?.[column];
  if (value === undefined || value === null) throw new Error(`the ledger answered no ${column}`);
  return value;
}
