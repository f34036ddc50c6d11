import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import { minorOrNull } from './loss-limit.repo.ts';
import type { LimitMinor } from './protection.rules.ts';

/** What a member has set themselves. */
export interface OwnLimit {
  readonly amountMinor: bigint;
  /** A looser one, which they can confirm between these; null where they have asked for none, or it has run out. */
  readonly wish: {
    readonly amountMinor: LimitMinor;
    readonly from: Date;
    readonly until: Date;
    readonly isReady: boolean;
  } | null;
}

export async function readOwnLimit(sql: SqlOrTransaction, memberId: number): Promise<OwnLimit | null> {
  const { rows } = await raw<{
    amount_minor: string;
    wish_amount_minor: string | null;
    wish_from: Date | null;
    wish_until: Date | null;
    is_ready: boolean;
  }>`
    select amount_minor::text, wish_amount_minor::text,
      case when wish_until > clock_timestamp() then wish_from end as wish_from, wish_until,
      coalesce(clock_timestamp() >= wish_from, false) as is_ready
    from protect.own_limit where member_id = ${memberId}`.execute(sql);
  const [row] = rows;
  if (!row) return null;
  const { wish_from: from, wish_until: until, is_ready: isReady } = row;
  return {
    amountMinor: BigInt(row.amount_minor),
    wish: from && until && { amountMinor: minorOrNull(row.wish_amount_minor), from, until, isReady },
  };
}

/** Where a member's day stands against the lower one of their limits. */
export interface DayOfLosses {
  /** Below zero where more came back than was staked. */
  readonly lostMinor: bigint;
  /** Null without a limit. */
  readonly leftMinor: LimitMinor;
  readonly endsAt: Date;
}

export async function readDayOfLosses(sql: SqlOrTransaction, memberId: number): Promise<DayOfLosses> {
  const { rows } = await raw<{ lost_minor: string; left_minor: string | null; ends_at: Date }>`
    select lost_minor::text, ends_at, protect.left_to_lose(${memberId})::text as left_minor
    from protect.today_of(${memberId})`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error(`there is no member ${memberId}`);
  return {
    lostMinor: BigInt(row.lost_minor),
    leftMinor: minorOrNull(row.left_minor),
    endsAt: row.ends_at,
  };
}

/** Each answers false, and does nothing, where there is nothing to do: see the functions. */
export async function setOwnLimit(
  sql: SqlOrTransaction,
  memberId: number,
  amountMinor: bigint,
): Promise<boolean> {
  return done(
    await raw<Done>`
      select protect.set_own_limit(${memberId}, ${amountMinor.toString()}::bigint) as done`.execute(sql),
  );
}

export async function wishOwnLimit(
  sql: SqlOrTransaction,
  memberId: number,
  amountMinor: LimitMinor,
): Promise<boolean> {
  return done(
    await raw<Done>`
      select protect.wish_own_limit(${memberId}, ${amountMinor?.toString() ?? null}::bigint) as done`.execute(
      sql,
    ),
  );
}

export async function confirmOwnLimit(sql: SqlOrTransaction, memberId: number): Promise<boolean> {
  return done(await raw<Done>`select protect.confirm_own_limit(${memberId}) as done`.execute(sql));
}

export async function keepOwnLimit(sql: SqlOrTransaction, memberId: number): Promise<boolean> {
  return done(await raw<Done>`select protect.keep_own_limit(${memberId}) as done`.execute(sql));
}

interface Done {
  readonly done: boolean;
}

function done({ rows }: { readonly rows: readonly Done[] }): boolean {
  return rows[0]?.done === true;
}
